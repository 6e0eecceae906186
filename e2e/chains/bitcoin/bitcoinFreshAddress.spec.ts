import { hex } from '@scure/base'
import { networks, payments } from 'bitcoinjs-lib'
import { bitcoinNetworkAt } from '../../../demo/services/bitcoin/network.ts'
import { keyAt } from '../../../demo/wallets/bitcoin/keyAt.ts'
import { createNodeWallet } from '../../../demo/wallets/nodeWallet.ts'
import { SendPage } from '../../fixtures/account/sendPage.ts'
import { expect, regtestId, test } from '../../fixtures/chains/bitcoin.ts'
import { errorCodes } from '../../fixtures/page/attributes.ts'
import { openQrCode } from '../../fixtures/walletConnect/pairing.ts'

const receiver = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
const news = 'A new address of your account. Payments to its earlier addresses still arrive.'

interface Transaction {
  vin: { prevout: { scriptpubkey_address: string } }[]
  vout: { scriptpubkey_address: string; value: number }[]
  fee: number
}

/** An address of a seed's first account, derived without the wallet's code. */
function addressAt(seed: string, path: string): string {
  const { publicKey } = keyAt(seed, `m/84'/1'/0'/${path}`)
  return payments.p2wpkh({ pubkey: publicKey, network: networks.regtest }).address ?? ''
}

test('Receive shows unused addresses of a wallet that lists several, whose coins count to the balance and pay together', async ({
  host,
  urls,
  openOnRegtest,
  bitcoinChain,
}) => {
  const seed = hex.encode(crypto.getRandomValues(new Uint8Array(32)))
  const [first, second, third, fourth] = ['0/0', '0/1', '0/2', '0/3'].map((path) =>
    addressAt(seed, path),
  )
  const change = addressAt(seed, '1/0')
  if (!first || !second || !third || !fourth) throw new Error('There is no address')
  const phone = await createNodeWallet({
    relayUrl: urls.relay,
    rpcUrls: { ...urls.chains, [regtestId]: bitcoinChain.url },
    bitcoinSeeds: [seed],
    autoApprove: true,
  })
  const explorer = { default: { name: 'Explorer', url: 'https://explorer.example' } }
  const network = { ...bitcoinNetworkAt(bitcoinChain.url), blockExplorers: explorer }
  await openOnRegtest({ networks: JSON.stringify([network]) })
  await phone.pair(await openQrCode(host))
  await expect(host.element()).toHaveAttribute('address', first)
  await bitcoinChain.fund(first, 40_000)
  const receive = host.dialog('Receive')
  const shown = receive.locator('[data-address]').last()

  // The wallet lists its first address only: that address is shown, although it is used.
  await host.command('open', { view: 'WalletReceive' })
  await expect(shown).toHaveAttribute('data-address', first)
  await expect(receive).not.toContainText(news)

  // The wallet lists further addresses later, of which one holds a coin.
  await host.command('open', { view: 'Account' })
  const account = host.dialog('Account')
  await expect(account.locator('.total')).toContainText('0.0004 BTC', { timeout: 20_000 })
  await bitcoinChain.fund(third, 10_000)
  await phone.listBitcoinAddresses(4)
  await expect(account.locator('.total')).toContainText('0.0005 BTC', { timeout: 20_000 })
  await host.command('open', { view: 'WalletReceive' })
  await expect(shown).toHaveAttribute('data-address', second)
  await expect(receive).toContainText(news)
  await expect(host.element()).toHaveAttribute('caip-address', `${regtestId}:${first}`)

  await bitcoinChain.pay(second, 30_001)
  await host.command('open', { view: 'Account' })
  await expect(account).toContainText('+0.00030001 BTC pending', { timeout: 20_000 })
  await expect(account.locator('.total')).toContainText('0.0005 BTC')
  await bitcoinChain.mine()
  await expect(account.locator('.total')).toContainText('0.00080001 BTC', { timeout: 20_000 })

  const sending = new SendPage(host)
  await sending.open()
  await sending.review('0.0006', receiver)
  // The fee is 2 sat/vB for 11 vB, two inputs of 68 vB and two outputs of 31 vB.
  await expect(sending.preview()).toContainText('0.00000418 BTC')
  await sending.send()
  await expect.poll(() => bitcoinChain.mempool()).toHaveLength(1)
  const [txid] = await bitcoinChain.mempool()
  const sent = (await (await fetch(`${bitcoinChain.url}/tx/${txid}`)).json()) as Transaction
  const payers = sent.vin.map(({ prevout }) => prevout.scriptpubkey_address)
  expect(payers.sort()).toEqual([first, second].sort())
  expect(sent.vout.map(({ scriptpubkey_address, value }) => [scriptpubkey_address, value])).toEqual(
    [
      [receiver, 60_000],
      [change, 70_001 - 60_000 - 418],
    ],
  )
  await bitcoinChain.mine()
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
  await expect(account.locator('.total')).toContainText('0.00019583 BTC', { timeout: 20_000 })

  await host.command('open', { view: 'Transactions' })
  const rows = host.dialog('Activity').getByRole('listitem').getByRole('button')
  await expect(rows).toHaveCount(4)
  await expect(rows.nth(0)).toContainText('−0.0006 BTC')
  await expect(rows.nth(1)).toContainText('+0.00030001 BTC')

  // After a reload the wallet is asked for its list again.
  await host.reload()
  await expect(host.element()).toHaveAttribute('address', first)
  await host.command('open', { view: 'Account' })
  await expect(account.locator('.total')).toContainText('0.00019583 BTC', { timeout: 20_000 })
  await host.command('open', { view: 'WalletReceive' })
  await expect(shown).toHaveAttribute('data-address', fourth)
  expect(await errorCodes(host)).toEqual([])
  await phone.close()
})

import type { BrowserContext } from '@playwright/test'
import { networks, Psbt } from 'bitcoinjs-lib'
import { bitcoinNetworkAt } from '../../demo/services/bitcoin/network.ts'
import { regtest } from '../../demo/wallets/bitcoin/chains.ts'
import { createBitcoinSigner } from '../../demo/wallets/bitcoin/signer.ts'
import { buildPsbt, type Utxo } from '../../demo/wallets/bitcoin/transfer.ts'
import { expectPhases, markedButton } from '../fixtures/account/followed.ts'
import {
  callBitcoin,
  expect,
  injectBitcoinWallet,
  regtestId,
  test,
} from '../fixtures/chains/bitcoin.ts'
import type { DemoUrls } from '../fixtures/page/demoUrls.ts'
import { HostPage } from '../fixtures/page/hostPage.ts'
import { recordEvents } from '../fixtures/page/recordEvents.ts'

const recipient = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
const following = { 'follow-transactions': '', review: 'off' }
const connect = { wallet: 'Test Bitcoin Wallet', namespace: 'bip122' }

/** Each test has a new key, so that no test spends coins of another test. */
let keys = 0
const freshKey = () =>
  `d${(keys++ % 16).toString(16)}${Date.now().toString(16).padStart(14, '0')}`.padEnd(64, '7')

/** A second tab of the same browser, with the same wallet. */
async function openOtherTab(
  context: BrowserContext,
  urls: DemoUrls,
  node: string,
  privateKeys: string[],
): Promise<HostPage> {
  const tab = await context.newPage()
  await tab.addInitScript(recordEvents)
  await injectBitcoinWallet(tab, { rpcUrls: { [regtestId]: node }, privateKeys })
  const other = new HostPage(tab, urls)
  const own = { networks: JSON.stringify([bitcoinNetworkAt(node)]), ...following }
  await other.open({ attributes: own })
  await expect(other.element()).toHaveAttribute('status', 'connected')
  return other
}

test('a payment by the page’s sendTransfer is pending and confirmed in both tabs, with one event each', async ({
  host,
  context,
  urls,
  installBitcoinWallet,
  openOnRegtest,
  bitcoinWallet,
  bitcoinChain,
}) => {
  const privateKeys = [freshKey()]
  await installBitcoinWallet({ privateKeys })
  await openOnRegtest(following)
  const { payment } = await bitcoinWallet.addresses()
  await bitcoinChain.fund(payment, 50_000)
  await host.command('connect', connect)
  const other = await openOtherTab(context, urls, bitcoinChain.url, privateKeys)
  const { value: hash } = await callBitcoin(host, 'sendTransfer', { recipient, amount: '12345' })
  await expectPhases(host, 'page initiated', 'page submitted')
  expect((await host.events('transaction')).at(-1)?.detail).toMatchObject({
    namespace: 'bip122',
    hash,
  })
  for (const tab of [host, other]) {
    await expect(markedButton(tab)).toHaveAccessibleName(/Transaction pending/)
    await tab.command('open', { view: 'Transactions' })
    await expect(tab.dialog('Activity').getByRole('listitem').first()).toHaveText(
      /Sending.*To bcrt1q…t080.*−0\.00012345 BTC.*Pending/,
    )
  }
  await host.reload()
  await expect(markedButton(host)).toHaveAccessibleName(/Transaction pending/)
  await bitcoinChain.mine()
  const both = [host, other].map((tab) =>
    expect(markedButton(tab)).toHaveAccessibleName(/Transaction confirmed/),
  )
  await Promise.all(both)
  for (const tab of [host, other]) {
    // The mark ends after the events of the confirmation, so no second one can follow.
    await expect(markedButton(tab)).not.toHaveAccessibleName(/Transaction/)
    await expectPhases(tab, 'page confirmed')
  }
  await expect(other.dialog('Activity').getByText('Pending')).toHaveCount(0)
})

test('a PSBT that the page has broadcast by the wallet is followed, and fails once another spend of its coin is mined', async ({
  host,
  installBitcoinWallet,
  openOnRegtest,
  bitcoinWallet,
  bitcoinChain,
}) => {
  const key = freshKey()
  await installBitcoinWallet({ privateKeys: [key] })
  await openOnRegtest(following)
  const { payment } = await bitcoinWallet.addresses()
  await bitcoinChain.fund(payment, 50_000)
  await host.command('connect', connect)
  const utxos = (await (
    await fetch(`${bitcoinChain.url}/address/${payment}/utxo`)
  ).json()) as Utxo[]
  const psbtOf = (amount: number) => {
    const psbt = buildPsbt(createBitcoinSigner(key, regtest), utxos, { recipient, amount })
    return psbt.setInputSequence(0, 0xfffffffd).toBase64()
  }
  const signInputs = [{ address: payment, index: 0 }]
  const order = { psbt: psbtOf(10_000), signInputs, broadcast: true }
  const { value } = await callBitcoin(host, 'signPSBT', order)
  const { txid } = value as { txid: string }
  await expectPhases(host, 'page initiated', 'page submitted')
  expect((await host.events('transaction')).at(-1)?.detail.hash).toBe(txid)
  await host.command('open', { view: 'Transactions' })
  // The regtest network has no explorer, so the row is no link.
  const first = host.dialog('Activity').getByRole('listitem').first()
  await expect(first).toHaveText(/App transaction.*Host page.*Pending/)
  await expect(markedButton(host)).toHaveAccessibleName(/Transaction pending/)

  // Without change the whole rest is the fee, which is high enough for a replacement.
  const next = await callBitcoin(host, 'signPSBT', { psbt: psbtOf(48_700), signInputs })
  const signed = Psbt.fromBase64((next.value as { psbt: string }).psbt, {
    network: networks.regtest,
  })
  const body = signed.finalizeAllInputs().extractTransaction(true).toHex()
  const replaced = await fetch(`${bitcoinChain.url}/tx`, { method: 'POST', body })
  expect(replaced.status).toBe(200)
  await bitcoinChain.mine()
  await expectPhases(host, 'page initiated', 'page submitted', 'page failed TRANSACTION_REPLACED')
  await expect(first).toHaveText(/App transaction.*Replaced/)
  await expect(markedButton(host)).not.toHaveAccessibleName(/Transaction/)
})

test('a payment that the user declines fails without a hash, and is not in Activity', async ({
  host,
  installBitcoinWallet,
  openOnRegtest,
  bitcoinWallet,
  bitcoinChain,
}) => {
  await installBitcoinWallet({ privateKeys: [freshKey()] })
  await openOnRegtest(following)
  await bitcoinChain.fund((await bitcoinWallet.addresses()).payment, 50_000)
  await host.command('connect', connect)
  await bitcoinWallet.setAutoApprove(false)
  const paying = callBitcoin(host, 'sendTransfer', { recipient, amount: '12345' })
  await bitcoinWallet.reject()
  expect((await paying).error).toBeTruthy()
  await expectPhases(host, 'page initiated', 'page failed USER_REJECTED')
  await host.command('open', { view: 'Transactions' })
  await expect(host.dialog('Activity').getByText(/^App transaction|^Sending/)).toHaveCount(0)
  expect(await bitcoinChain.mempool()).toEqual([])
})

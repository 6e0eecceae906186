import { networks, Psbt } from 'bitcoinjs-lib'
import { verifyBitcoinMessage } from '../../../demo/services/signIn/verifyBitcoinMessage.ts'
import { regtest } from '../../../demo/wallets/bitcoin/chains.ts'
import { createBitcoinSigner } from '../../../demo/wallets/bitcoin/signer.ts'
import { WALLET_CONNECT_WALLET_KEYS } from '../../../demo/wallets/bitcoin/testKeys.ts'
import { buildPsbt, type Utxo } from '../../../demo/wallets/bitcoin/transfer.ts'
import { createNodeWallet } from '../../../demo/wallets/nodeWallet.ts'
import { callBitcoin, expect, regtestId, test } from '../../fixtures/chains/bitcoin.ts'
import { openQrCode } from '../../fixtures/walletConnect/pairing.ts'

const recipient = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
const [first, second] = WALLET_CONNECT_WALLET_KEYS.map((key) => createBitcoinSigner(key, regtest))

test('a phone’s Bitcoin wallet connects over WalletConnect, signs, sends, changes the account and disconnects', async ({
  host,
  urls,
  openOnRegtest,
  bitcoinChain,
}) => {
  const payment = first?.payment.address ?? ''
  const ordinals = first?.ordinals.address ?? ''
  const phone = await createNodeWallet({
    relayUrl: urls.relay,
    rpcUrls: { ...urls.chains, [regtestId]: bitcoinChain.url },
    autoApprove: true,
  })
  await openOnRegtest({ review: 'off' })
  await phone.pair(await openQrCode(host))
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await expect(host.element()).toHaveAttribute('caip-address', `${regtestId}:${payment}`)
  const [connected] = await host.events('connect')
  expect(connected?.detail).toMatchObject({
    namespace: 'bip122',
    accounts: [
      { address: payment, type: 'payment' },
      { address: ordinals, type: 'ordinal' },
    ],
    wallet: { type: 'WALLET_CONNECT' },
  })

  const signature = String(await host.command('sign-message', { message: 'From afar' }))
  expect(verifyBitcoinMessage(networks.regtest, payment, 'From afar', signature)).toBe('ecdsa')
  const request = { message: 'From afar', address: ordinals }
  const byTaproot = await callBitcoin(host, 'signMessage', request)
  expect(
    verifyBitcoinMessage(networks.regtest, ordinals, 'From afar', String(byTaproot.value)),
  ).toBe('bip322')

  await bitcoinChain.fund(payment, 400_000)
  const transfer = await callBitcoin(host, 'sendTransfer', { recipient, amount: '20000' })
  expect(await bitcoinChain.mempool()).toContain(transfer.value)
  await bitcoinChain.mine()

  if (!first) throw new Error('there is no key')
  const listed = await fetch(`${bitcoinChain.url}/address/${payment}/utxo`)
  const unsigned = buildPsbt(first, (await listed.json()) as Utxo[], { recipient, amount: 100_000 })
  const signInputs = [{ address: payment, index: 0 }]
  const { value } = await callBitcoin(host, 'signPSBT', { psbt: unsigned.toBase64(), signInputs })
  const signed = Psbt.fromBase64((value as { psbt: string }).psbt)
  expect(signed.finalizeAllInputs().extractTransaction().ins).toHaveLength(1)

  await host.reload()
  await expect(host.element()).toHaveAttribute('address', payment)

  await phone.emitAccountsChanged(1, 'bip122')
  await expect(host.element()).toHaveAttribute('address', second?.payment.address ?? '')
  await phone.disconnect()
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
  expect((await host.events('disconnect')).at(-1)?.detail).toEqual({
    namespace: 'bip122',
    reason: 'wallet',
  })
  await phone.close()
})

import { hex } from '@scure/base'
import { Psbt, Transaction } from 'bitcoinjs-lib'
import { regtest } from '../../demo/wallets/bitcoin/chains.ts'
import { createBitcoinSigner } from '../../demo/wallets/bitcoin/signer.ts'
import type { Utxo } from '../../demo/wallets/bitcoin/transfer.ts'
import { callBitcoin, expect, regtestId, test } from '../fixtures/chains/bitcoin.ts'
import { setAttributes } from '../fixtures/page/attributes.ts'

const receiver = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
const { network } = regtest

test('a PSBT with a high fee is reviewed before the wallet gets it unchanged, and Cancel never asks the wallet', async ({
  host,
  installBitcoinWallet,
  openOnRegtest,
  bitcoinWallet,
  bitcoinChain,
}) => {
  const key = `e1${Date.now().toString(16).padStart(14, '0')}`.padEnd(64, '5')
  const signer = createBitcoinSigner(key, regtest)
  const { payment } = signer
  await installBitcoinWallet({ privateKeys: [key] })
  await openOnRegtest()
  await bitcoinChain.fund(payment.address, 50_000)
  await bitcoinChain.fund(payment.address, 60_000)
  await host.command('connect', { wallet: 'Test Bitcoin Wallet', namespace: 'bip122' })
  const listed = await fetch(`${bitcoinChain.url}/address/${payment.address}/utxo`)
  const utxos = (await listed.json()) as Utxo[]

  /** Builds a PSBT that spends the coin of the given value in satoshi, pays the receiver, and sends `change` back. */
  function build(coin: number, paid: number, change: number): string {
    const { txid, vout, value } = utxos.find((one) => one.value === coin) as Utxo
    const psbt = new Psbt({ network })
    const witnessUtxo = { script: payment.output, value: BigInt(value) }
    psbt.addInput({ hash: txid, index: vout, witnessUtxo })
    psbt.addOutput({ address: receiver, value: BigInt(paid) })
    psbt.addOutput({ address: payment.address, value: BigInt(change) })
    return psbt.toBase64()
  }
  const risky = build(50_000, 20_000, 25_000)
  const dialog = host.dialog('Approve Transaction')

  await test.step('Cancel rejects with 4001', async () => {
    const before = await bitcoinWallet.requestedMethods()
    const response = callBitcoin(host, 'signPSBT', { psbt: risky, broadcast: true })
    await expect(
      dialog.getByRole('list', { name: 'What they do' }).getByRole('listitem'),
    ).toHaveText([
      'The fee is more than a tenth of what is sent',
      `Send 0.0002 BTC to ${receiver}`,
      `Get 0.00025 BTC at your address ${payment.address}`,
    ])
    await expect(dialog.getByRole('heading', { name: 'asks for a transaction' })).toBeVisible()
    await expect(dialog.getByRole('region', { name: 'What it will change' })).toContainText(
      'You give0.0002 BTC',
    )
    await expect(dialog).toContainText('Max. network fee0.00005 BTC')
    await host.button('Cancel').click()
    expect((await response).error).toMatchObject({ code: 4001 })
    expect(await bitcoinWallet.requestedMethods()).toEqual(before)
    expect(await bitcoinChain.mempool()).toEqual([])
  })

  await test.step('Continue has the wallet send what was shown', async () => {
    const response = callBitcoin(host, 'signPSBT', { psbt: risky, broadcast: true })
    await host.button('Continue').click()
    const { value } = await response
    const { txid, psbt } = value as { txid: string; psbt: string }
    expect(await bitcoinChain.mempool()).toEqual([txid])
    const signed = Psbt.fromBase64(psbt, { network })
    const unsigned = (one: Psbt) => hex.encode(one.data.getTransaction())
    expect(unsigned(signed)).toBe(unsigned(Psbt.fromBase64(risky, { network })))
    expect(Transaction.fromBuffer(signed.data.getTransaction()).outs.length).toBe(2)
    await expect(host.dialog()).toBeHidden()
    await bitcoinChain.mine()
  })

  await test.step('a payment is reviewed, unless the page has declared its receiver', async () => {
    const response = callBitcoin(host, 'sendTransfer', { recipient: receiver, amount: '12345' })
    await expect(dialog).toContainText(`Send 0.00012345 BTC to ${receiver}`)
    await host.button('Cancel').click()
    expect((await response).error).toMatchObject({ code: 4001 })
    await setAttributes(host, {
      contracts: JSON.stringify({ [regtestId]: [receiver] }),
      // A busy machine takes longer than the 300 ms in which a verdict is known by default.
      review: JSON.stringify([{ review: 'risky', withinMs: 5_000 }]),
    })
  })

  await test.step('a declared payment and a text go to the wallet at once', async () => {
    const { value } = await callBitcoin(host, 'signPSBT', { psbt: build(60_000, 20_000, 39_000) })
    expect(value).toHaveProperty('psbt')
    expect((await callBitcoin(host, 'signMessage', { message: 'Hello' })).value).toBeTruthy()
    const transfer = { recipient: receiver, amount: '12345' }
    expect((await callBitcoin(host, 'sendTransfer', transfer)).value).toMatch(/^[\da-f]{64}$/)
    await expect(host.dialog()).toBeHidden()
  })

  await test.step('a member that is not read is shown', async () => {
    const odd = { message: 'Hello', expires: 'never' }
    const response = callBitcoin(host, 'signMessage', odd)
    await expect(dialog.getByText('request.expires')).toBeVisible()
    await expect(dialog).toContainText('Not read')
    await host.button('Cancel').click()
    expect((await response).error).toMatchObject({ code: 4001 })
  })
})

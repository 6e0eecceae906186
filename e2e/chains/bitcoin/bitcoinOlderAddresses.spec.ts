import { callBitcoin, expect, test } from '../../fixtures/chains/bitcoin.ts'

const recipient = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'

/** A wallet with the interface Wallet Standard only signs, so the modal builds and broadcasts the payment. */
for (const [paymentType, prefix] of [
  ['p2pkh', /^[mn]/],
  ['p2sh', /^2/],
] as const) {
  test(`the modal pays from ${paymentType} with a wallet that only signs`, async ({
    host,
    installBitcoinWallet,
    openOnRegtest,
    bitcoinWallet,
    bitcoinChain,
  }) => {
    await installBitcoinWallet({ interfaces: ['standard'], paymentType })
    await openOnRegtest({ review: 'off' })
    await host.command('connect', { wallet: 'Test Bitcoin Wallet', namespace: 'bip122' })
    const { payment } = await bitcoinWallet.addresses()
    expect(payment).toMatch(prefix)
    await bitcoinChain.fund(payment, 100_000)

    const sent = await callBitcoin(host, 'sendTransfer', { recipient, amount: '20000' })
    expect(sent).toEqual({ value: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(await bitcoinChain.mempool()).toContain(sent.value)
    await bitcoinChain.mine()
    const mined = await (await fetch(`${bitcoinChain.url}/tx/${sent.value}`)).json()
    expect(mined).toMatchObject({ status: { confirmed: true } })
  })
}

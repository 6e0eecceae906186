import { type Records, startResolver } from '../../demo/services/dns/startResolver.ts'
import { SendPage } from '../fixtures/account/sendPage.ts'
import { expect, test } from '../fixtures/chains/bitcoin.ts'
import { errorCodes } from '../fixtures/page/attributes.ts'

const receiver = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
const host = 'ada.user._bitcoin-payment.example.com'
const signed: Records = { [host]: { txt: [['v=spf1 -all'], ['bitcoin:', receiver]] } }
const unsigned: Records = { [host]: { txt: [[`bitcoin:${receiver}`]], isSigned: false } }

interface Stats {
  chain_stats: { funded_txo_sum: number }
}

/** The amount that the receiver has been paid, in satoshi, as the node tells it. */
const statsOf = async (url: string) =>
  (await (await fetch(`${url}/address/${receiver}`)).json()) as Stats

test('a user pays a name of DNS that two resolvers prove, which are asked after a press alone', async ({
  host: page,
  installBitcoinWallet,
  openOnRegtest,
  bitcoinWallet,
  bitcoinChain,
}) => {
  const one = await startResolver({ style: 'cloudflare', records: signed })
  const other = await startResolver({ style: 'google', records: signed })
  await installBitcoinWallet({ privateKeys: ['353'.padEnd(64, '5')] })
  await openOnRegtest({ 'dns-resolvers': `${one.url}, ${other.url}` })
  const { payment } = await bitcoinWallet.addresses()
  await bitcoinChain.fund(payment, 50_000)
  const before = await statsOf(bitcoinChain.url)
  await page.command('connect', { wallet: 'Test Bitcoin Wallet', namespace: 'bip122' })
  const sending = new SendPage(page)
  await sending.open()
  await sending.amount().fill('0.0001')
  await sending.receiver().fill('Ada@example.com')
  const lookUp = sending.form().getByRole('button', { name: 'Look up ₿ada@example.com' })
  await expect(lookUp).toBeVisible()
  await expect(sending.form().getByText(new URL(one.url).host)).toBeVisible()
  expect([...one.asked, ...other.asked]).toEqual([])
  await lookUp.click()
  await expect(sending.form().getByText(/^₿ada@example\.com is bcrt1q/)).toBeVisible()
  expect([...one.asked, ...other.asked]).toEqual([host, host])
  await sending.step('Review send').click()
  await expect(sending.preview().getByText('₿ada@example.com').first()).toBeVisible()
  await expect(sending.preview().getByText(receiver, { exact: true })).toBeVisible()
  await sending.send()
  await bitcoinChain.mine()
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
  const { chain_stats: after } = await statsOf(bitcoinChain.url)
  expect(after.funded_txo_sum - before.chain_stats.funded_txo_sum).toBe(10_000)
  expect(await errorCodes(page)).toEqual([])
  await Promise.all([one.close(), other.close()])
})

test('a name of a domain without DNSSEC is no receiver, and Send says why', async ({
  host: page,
  installBitcoinWallet,
  openOnRegtest,
}) => {
  const one = await startResolver({ style: 'cloudflare', records: unsigned })
  const other = await startResolver({ style: 'google', records: unsigned })
  await installBitcoinWallet()
  await openOnRegtest({ 'dns-resolvers': `${one.url},${other.url}` })
  await page.command('connect', { wallet: 'Test Bitcoin Wallet', namespace: 'bip122' })
  const sending = new SendPage(page)
  await sending.open()
  await sending.receiver().fill('₿ada@example.com')
  const lookUp = sending.form().getByRole('button', { name: /^Look up/ })
  await lookUp.click()
  await expect(sending.form().getByText(/^Two servers must give the same signed/)).toBeVisible()
  await expect(lookUp).toBeVisible()
  await expect.poll(() => errorCodes(page)).toEqual(['NAME_NOT_PROVED'])
  await Promise.all([one.close(), other.close()])
})

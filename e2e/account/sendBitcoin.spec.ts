import type { Page } from '@playwright/test'
import { SendPage } from '../fixtures/account/sendPage.ts'
import { expect, test } from '../fixtures/chains/bitcoin.ts'
import { errorCodes } from '../fixtures/page/attributes.ts'
import type { HostPage } from '../fixtures/page/hostPage.ts'

const receiver = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
const connect = { wallet: 'Test Bitcoin Wallet', namespace: 'bip122' }

interface Stats {
  chain_stats: { funded_txo_sum: number; spent_txo_sum: number }
}

/** The confirmed balance of an address, in satoshi. */
async function satoshiOf(url: string, address: string): Promise<number> {
  const { chain_stats: sums } = (await (await fetch(`${url}/address/${address}`)).json()) as Stats
  return sums.funded_txo_sum - sums.spent_txo_sum
}

const feeRow = (sending: SendPage) =>
  sending.preview().locator('.row').filter({ hasText: 'Network fee' }).locator('dd')

const rates = (sending: SendPage) => sending.form().getByRole('group', { name: 'Network fee' })

/** Each test has a new key, so that no test spends the outputs of another test. */
let keys = 0
const freshKey = () => `c${(keys++ % 16).toString(16)}${Date.now().toString(16).padStart(14, '0')}`

async function openWith(host: HostPage, page: Page): Promise<SendPage> {
  await host.command('connect', connect)
  const sending = new SendPage(host)
  await sending.open()
  await expect(page.getByRole('radio', { name: /^Normal/ })).toBeChecked()
  return sending
}

test('a user sends bitcoin at the selected fee rate, and the mined amount and fee are exact to the satoshi', async ({
  host,
  page,
  installBitcoinWallet,
  openOnRegtest,
  bitcoinWallet,
  bitcoinChain,
}) => {
  await installBitcoinWallet({ privateKeys: [freshKey().padEnd(64, '1')] })
  await openOnRegtest()
  const { payment } = await bitcoinWallet.addresses()
  for (const satoshi of [40_000, 60_001]) await bitcoinChain.fund(payment, satoshi)
  const before = await satoshiOf(bitcoinChain.url, receiver)
  const sending = await openWith(host, page)
  await sending.amount().fill('0.00061234')
  await sending.receiver().fill(receiver)
  await expect(rates(sending)).toContainText('about 30 min')
  await expect(rates(sending)).toContainText('Network fee: 0.00000418 BTC')
  await page.getByRole('radio', { name: /^Normal/ }).press('ArrowLeft')
  await expect(page.getByRole('radio', { name: /^Fast/ })).toBeChecked()
  await expect(rates(sending)).toContainText('Network fee: 0.00000836 BTC')
  await sending.step('Review send').click()
  await expect(sending.preview()).toContainText('about 10 min')
  await expect(feeRow(sending)).toContainText('0.00000836 BTC')
  await sending.send()
  await sending.expectPhases('initiated', 'submitted')

  await host.reload()
  await bitcoinChain.mine()
  await sending.expectPhases('confirmed')
  expect(await satoshiOf(bitcoinChain.url, receiver)).toBe(before + 61_234)
  expect(await satoshiOf(bitcoinChain.url, payment)).toBe(100_001 - 61_234 - 836)
  expect(await errorCodes(host)).toEqual([])
})

for (const [kind, wallet] of [
  ['standard', 'Test Bitcoin Wallet'],
  ['unisat', 'UniSat'],
  ['okx', 'OKX Wallet'],
  ['leather', 'Leather'],
] as const) {
  test(`a wallet with the interface ${kind} signs, and the page broadcasts`, async ({
    host,
    installBitcoinWallet,
    openOnRegtest,
    bitcoinWallet,
    bitcoinChain,
  }) => {
    await installBitcoinWallet({
      privateKeys: [freshKey().padEnd(64, '9')],
      interfaces: [kind],
      paymentType: kind === 'okx' ? 'p2pkh' : 'p2wpkh',
    })
    await openOnRegtest()
    const { payment } = await bitcoinWallet.addresses()
    await bitcoinChain.fund(payment, 50_000)
    await host.command('connect', { wallet, namespace: 'bip122' })
    const sending = new SendPage(host)
    await sending.open()
    await sending.review('0.0001', receiver)
    await sending.send()
    expect(await bitcoinChain.mempool()).toHaveLength(1)
    await bitcoinChain.mine()
    await sending.expectPhases('initiated', 'submitted', 'confirmed')
    expect(await bitcoinWallet.requestedMethods()).not.toContain('sendTransfer')
  })
}

test('Max changes with the fee rate, and the transfer leaves no bitcoin in the account', async ({
  host,
  page,
  installBitcoinWallet,
  openOnRegtest,
  bitcoinWallet,
  bitcoinChain,
}) => {
  await installBitcoinWallet({ privateKeys: [freshKey().padEnd(64, '2')], paymentType: 'p2sh' })
  await openOnRegtest()
  const { payment } = await bitcoinWallet.addresses()
  for (const satoshi of [40_000, 30_000]) await bitcoinChain.fund(payment, satoshi)
  const before = await satoshiOf(bitcoinChain.url, receiver)
  const sending = await openWith(host, page)
  await sending.form().getByRole('button', { name: 'Max' }).click()
  await page.getByRole('radio', { name: /^Slow/ }).check()
  await sending.receiver().fill(receiver)
  // The fee is 1 sat/vB for 11 vB, two inputs of 91 vB and an output of 31 vB.
  await expect(sending.amount()).toHaveValue('0.00069776')
  await sending.step('Review send').click()
  await expect(feeRow(sending)).toContainText('0.00000224 BTC')
  await sending.send()
  await bitcoinChain.mine()
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
  expect(await satoshiOf(bitcoinChain.url, payment)).toBe(0)
  expect(await satoshiOf(bitcoinChain.url, receiver)).toBe(before + 69_776)
})

test('Send refuses to pay from an ordinals address, and the form shows the reason', async ({
  host,
  page,
  installBitcoinWallet,
  openOnRegtest,
}) => {
  await installBitcoinWallet()
  await openOnRegtest({ 'default-account-types': '{"bip122":"ordinal"}' })
  const taproot = /\/address\/bcrt1p[^/]+\/utxo$/
  const coin = { txid: 'ab'.repeat(32), vout: 0, value: 10_000, status: { confirmed: true } }
  await page.route(taproot, (route) => route.fulfill({ json: [coin] }))
  const stats = { funded_txo_sum: 10_000, spent_txo_sum: 0 }
  const none = { funded_txo_sum: 0, spent_txo_sum: 0 }
  await page.route(/\/address\/bcrt1p[^/]+$/, (route) =>
    route.fulfill({ json: { chain_stats: stats, mempool_stats: none } }),
  )
  const sending = await openWith(host, page)
  await sending.amount().fill('0.00001')
  await expect(sending.form()).toContainText('0.0001 BTC is kept: it may hold inscriptions')
  await expect(sending.step('Not enough balance')).toBeDisabled()
})

test('the form shows an error for an amount below the dust limit, and for a balance that cannot pay the fee', async ({
  host,
  page,
  installBitcoinWallet,
  openOnRegtest,
  bitcoinWallet,
  bitcoinChain,
}) => {
  await installBitcoinWallet({ privateKeys: [freshKey().padEnd(64, '3')] })
  await openOnRegtest()
  const { payment } = await bitcoinWallet.addresses()
  await bitcoinChain.fund(payment, 20_000)
  const sending = await openWith(host, page)
  await sending.amount().fill('0.00000293')
  await expect(sending.form()).toContainText('The network accepts no payment below 0.00000294 BTC')
  await expect(sending.step('Enter a larger amount')).toBeDisabled()
  await sending.amount().fill('0.0002')
  await expect(sending.step('Not enough for the network fee')).toBeDisabled()
  await sending.amount().fill('0.00020001')
  await expect(sending.step('Not enough balance')).toBeDisabled()
})

test('a transfer is broadcast again if the broadcast gets no response', async ({
  host,
  page,
  installBitcoinWallet,
  openOnRegtest,
  bitcoinWallet,
  bitcoinChain,
}) => {
  await installBitcoinWallet({ privateKeys: [freshKey().padEnd(64, '4')] })
  await openOnRegtest()
  const { payment } = await bitcoinWallet.addresses()
  await bitcoinChain.fund(payment, 50_000)
  const sending = await openWith(host, page)
  await page.route(`${bitcoinChain.url}/tx`, (route) => route.abort())
  await sending.review('0.0001', receiver)
  await sending.send()
  await sending.expectPhases('initiated', 'submitted')
  expect(await bitcoinChain.mempool()).toEqual([])
  await page.unroute(`${bitcoinChain.url}/tx`)
  await expect.poll(() => bitcoinChain.mempool(), { timeout: 20_000 }).toHaveLength(1)
  await bitcoinChain.mine()
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
})

test('a wallet gets no signing request if its account differs from the one in the review', async ({
  host,
  installBitcoinWallet,
  openOnRegtest,
  bitcoinWallet,
  bitcoinChain,
}) => {
  const privateKeys = [freshKey().padEnd(64, '5'), freshKey().padEnd(64, '6')]
  await installBitcoinWallet({ privateKeys, interfaces: ['unisat'] })
  await openOnRegtest()
  const { payment } = await bitcoinWallet.addresses()
  await bitcoinChain.fund(payment, 50_000)
  await host.command('connect', { namespace: 'bip122', wallet: 'UniSat' })
  const sending = new SendPage(host)
  await sending.open()
  await sending.review('0.0001', receiver)
  await bitcoinWallet.selectAccount(1)
  await expect(sending.preview()).toContainText('Go back and enter an amount and an address.')
  expect(await bitcoinWallet.requestedMethods()).not.toContain('signPsbt')
  expect(await bitcoinChain.mempool()).toEqual([])
})

test('the form accepts amounts in satoshi, and a pasted BIP-21 URI fills it', async ({
  host,
  page,
  installBitcoinWallet,
  openOnRegtest,
  bitcoinWallet,
  bitcoinChain,
}) => {
  await installBitcoinWallet({ privateKeys: [freshKey().padEnd(64, '7')] })
  await openOnRegtest()
  const { payment } = await bitcoinWallet.addresses()
  await bitcoinChain.fund(payment, 50_000)
  const sending = await openWith(host, page)
  await sending.receiver().fill(`bitcoin:${receiver.toUpperCase()}?amount=0.00012345&label=Ada`)
  await expect(sending.amount()).toHaveValue('0.00012345')
  await expect(sending.form()).toContainText('The payment calls itself “Ada”')
  await sending.form().getByRole('button', { name: '12,345 sat, Enter in sat' }).click()
  await expect(sending.amount()).toHaveValue('12345')
  await sending.amount().fill('12346')
  await sending.step('Review send').click()
  await expect(sending.preview()).toContainText('0.00012346 BTC')
  await sending.send()
  await bitcoinChain.mine()
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
})

test('a pending Bitcoin transfer can be sped up, and then cancelled, from its row in Activity', async ({
  host,
  page,
  installBitcoinWallet,
  openOnRegtest,
  bitcoinWallet,
  bitcoinChain,
}) => {
  await installBitcoinWallet({ privateKeys: [freshKey().padEnd(64, '8')] })
  await openOnRegtest()
  const { payment } = await bitcoinWallet.addresses()
  await bitcoinChain.fund(payment, 50_000)
  const before = await satoshiOf(bitcoinChain.url, receiver)
  const sending = await openWith(host, page)
  await page.getByRole('radio', { name: /^Slow/ }).check()
  await sending.review('0.0001', receiver)
  await sending.send()
  await host.command('open', { view: 'Transactions' })
  const activity = host.dialog('Activity')
  await activity.getByRole('button', { name: 'Speed up 0.0001 BTC' }).click()
  const speedUp = activity.getByRole('region', { name: 'Speed up' })
  await expect(speedUp).toContainText('0.00000564 BTC')
  await expect(speedUp).toContainText('0.00000141 BTC')
  await speedUp.getByRole('button', { name: 'Speed up payment' }).click()
  await expect(activity).toContainText('Being replaced')
  await expect.poll(() => bitcoinChain.mempool()).toHaveLength(1)

  await activity.getByRole('button', { name: 'Cancel 0.0001 BTC' }).click()
  const cancel = activity.getByRole('region', { name: 'Cancel payment' })
  await expect(cancel).toContainText(payment)
  await cancel.getByRole('button', { name: 'Cancel payment' }).click()
  await expect(cancel).toHaveCount(0)
  await bitcoinChain.mine()
  await expect
    .poll(async () => satoshiOf(bitcoinChain.url, payment), { timeout: 20_000 })
    .toBeGreaterThan(49_000)
  expect(await satoshiOf(bitcoinChain.url, receiver)).toBe(before)
  await host.command('open', { view: 'Transactions' })
  await expect(activity.getByRole('listitem').filter({ hasText: 'Canceled' })).toHaveCount(1)
  await expect(activity).not.toContainText('−')
  const events = await host.events('transaction')
  const hashOf = (index: number) =>
    events.filter(({ detail }) => detail.phase === 'submitted')[index]?.detail.hash
  const cancelled = events.filter(({ detail }) => detail.phase === 'cancelled')
  expect(cancelled.map(({ detail }) => detail.hash).sort()).toEqual([hashOf(0), hashOf(1)].sort())
  expect(events.find(({ detail }) => detail.phase === 'confirmed')?.detail).toMatchObject({
    hash: hashOf(2),
    replaces: hashOf(1),
    error: null,
  })
  expect(await errorCodes(host)).toEqual([])
})

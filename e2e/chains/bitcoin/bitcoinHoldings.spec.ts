import { bitcoinNetworkAt } from '../../../demo/services/bitcoin/network.ts'
import { formatUnits } from '../../../src/utils/amount.ts'
import { callBitcoin, expect, test } from '../../fixtures/chains/bitcoin.ts'
import { errorCodes, setAttributes } from '../../fixtures/page/attributes.ts'

const stranger = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
const connect = { wallet: 'Test Bitcoin Wallet', namespace: 'bip122' }

test('the account shows the confirmed balance to the satoshi, and payments in the mempool separately', async ({
  host,
  installBitcoinWallet,
  openOnRegtest,
  bitcoinWallet,
  bitcoinChain,
}) => {
  await installBitcoinWallet({ privateKeys: ['c1'.repeat(32)] })
  await openOnRegtest()
  await host.command('connect', connect)
  const { payment } = await bitcoinWallet.addresses()
  await expect(host.element()).toHaveAttribute('address', payment)
  await bitcoinChain.fund(payment, 123_456)
  await host.command('open', { view: 'Account' })
  const balance = host.dialog('Account').locator('.total')
  await expect(balance).toContainText('0.00123456 BTC', { timeout: 20_000 })

  await bitcoinChain.pay(payment, 5_001)
  await expect(host.dialog('Account')).toContainText('+0.00005001 BTC pending', { timeout: 20_000 })
  await expect(balance).toContainText('0.00123456 BTC')
  await bitcoinChain.mine()
  await expect(balance).toContainText('0.00128457 BTC', { timeout: 20_000 })
  await expect(host.dialog('Account')).not.toContainText('pending')
  expect(await errorCodes(host)).toEqual([])
})

test('Activity lists payments to the satoshi, payments in the mempool first, and opens their details', async ({
  host,
  installBitcoinWallet,
  openOnRegtest,
  bitcoinWallet,
  bitcoinChain,
}) => {
  await installBitcoinWallet({ privateKeys: ['c2'.repeat(32)] })
  const explorer = { default: { name: 'Explorer', url: 'https://explorer.example' } }
  const networks = JSON.stringify([
    { ...bitcoinNetworkAt(bitcoinChain.url), blockExplorers: explorer },
  ])
  await openOnRegtest({ networks, review: 'off' })
  await host.command('connect', connect)
  const { payment } = await bitcoinWallet.addresses()
  await bitcoinChain.fund(payment, 100_000)
  const { value } = await callBitcoin(host, 'sendTransfer', {
    recipient: stranger,
    amount: '12345',
  })
  await bitcoinChain.mine()
  const received = await bitcoinChain.pay(payment, 5_001)

  await host.command('open', { view: 'Transactions' })
  const rows = host.dialog('Activity').getByRole('listitem').getByRole('button')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(0)).toContainText('+0.00005001 BTC')
  await expect(rows.nth(0)).toHaveAttribute('data-hash', received)
  await expect(rows.nth(0).locator('.pending')).toBeVisible()
  await expect(rows.nth(1)).toContainText('−0.00012345 BTC')
  await expect(rows.nth(2)).toContainText('+0.001 BTC')

  await bitcoinChain.mine()
  await expect(rows.nth(0).locator('.pending')).toHaveCount(0, { timeout: 15_000 })
  await expect(rows.nth(0)).toContainText('+0.00005001 BTC')

  await rows.nth(1).click()
  const details = host.dialog('Transaction')
  await expect(details).toContainText('−0.00012345 BTC')
  await expect(details).toContainText('Network fee')
  await expect(details).toContainText(stranger)
  const { fee } = await (await fetch(`${bitcoinChain.url}/tx/${value}`)).json()
  await expect(details).toContainText(`Network fee${formatUnits(BigInt(fee), 8)} BTC`)
  await expect(details.getByRole('link', { name: 'View on Explorer' })).toHaveAttribute(
    'href',
    `https://explorer.example/tx/${value}`,
  )
  expect(await errorCodes(host)).toEqual([])
})

for (const [fault, status, body] of [
  ['fails', 503, 'busy'],
  ['answers with a page', 200, '<html>'],
  ['knows no address', 404, 'not found'],
] as const) {
  test(`a node that ${fault} emits an error, and the account stays connected`, async ({
    host,
    page,
    installBitcoinWallet,
    openOnRegtest,
    bitcoinChain,
  }) => {
    await page.route(`${bitcoinChain.url}/**`, (route) => route.fulfill({ status, body }))
    await installBitcoinWallet()
    await openOnRegtest()
    await host.command('connect', connect)
    await host.command('open', { view: 'Transactions' })
    await expect(host.dialog('Activity')).toContainText('Try again')
    await expect
      .poll(() => errorCodes(host))
      .toEqual(expect.arrayContaining(['BALANCE_UNAVAILABLE', 'TRANSACTIONS_UNAVAILABLE']))
    await expect(host.element()).toHaveAttribute('status', 'connected')
  })
}

test('Receive shows the payment address, and the ordinals address only if the user has selected it', async ({
  host,
  installBitcoinWallet,
  openOnRegtest,
  bitcoinWallet,
}) => {
  await installBitcoinWallet()
  await openOnRegtest({ 'default-account-types': '{"bip122":"ordinal"}' })
  await host.command('connect', connect)
  const { payment, ordinals } = await bitcoinWallet.addresses()
  await expect(host.element()).toHaveAttribute('address', ordinals)
  await host.command('open', { view: 'WalletReceive' })
  const shown = host.dialog('Receive').locator('[data-address]').last()
  await expect(shown).toHaveAttribute('data-address', payment)

  await host.command('close')
  await host.command('disconnect')
  await setAttributes(host, { 'default-account-types': null })
  await host.command('connect', connect)
  await host.command('open', { view: 'WalletReceive' })
  await expect(shown).toHaveAttribute('data-address', payment)
  await host.command('open', { view: 'Profile' })
  await host.button('Switch Address').click()
  await host.button(new RegExp(`^${ordinals.slice(0, 4)}.*${ordinals.slice(-4)}`)).click()
  await expect(host.element()).toHaveAttribute('address', ordinals)
  await host.command('open', { view: 'WalletReceive' })
  await expect(shown).toHaveAttribute('data-address', ordinals)
})

test('the attribute features turns activity and receiving off for Bitcoin', async ({
  host,
  installBitcoinWallet,
  openOnRegtest,
}) => {
  await installBitcoinWallet()
  await openOnRegtest({ features: '{"history":false,"receive":false}' })
  await host.command('connect', connect)
  for (const view of ['Transactions', 'WalletReceive']) {
    expect(await host.command('open', { view })).toEqual({ error: 'NOT_ENABLED' })
  }
})

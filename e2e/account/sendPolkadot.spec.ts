import { polkadotAssets, polkadotNetwork } from '../../demo/services/polkadot/network.ts'
import { SendPage } from '../fixtures/account/sendPage.ts'
import {
  expect,
  injectPolkadotWallet,
  plancksOf,
  polkadotAccounts,
  test,
  withLocalChain,
} from '../fixtures/chains/polkadot.ts'
import { HostPage } from '../fixtures/page/hostPage.ts'
import { recordEvents } from '../fixtures/page/recordEvents.ts'

/** An account of the wallet's test keys without a balance. */
const receiver = '5DAAnrj7VHTznn2AWBemMuyBwZWs6FNFjdyVXUeYum3PTXFy'

const kept = 'wallet-modal/pending_transactions'

test.beforeEach(async ({ host, openPolkadot, installPolkadotWallet, polkadotChain }) => {
  await installPolkadotWallet()
  await openPolkadot({ attributes: { networks: withLocalChain(polkadotChain) } })
  await host.command('connect', { wallet: 'test-wallet' })
})

test('the user sends ROC to the last planck', async ({ host, page, polkadotChain }) => {
  const sending = new SendPage(host)
  const before = await plancksOf(page, polkadotChain, receiver)
  await sending.open()
  await sending.review('1.234567890123', receiver)
  await sending.send()
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
  const after = await plancksOf(page, polkadotChain, receiver)
  expect(after - before).toBe(1_234_567_890_123n)
})

test('a transfer that leaves its receiver below the existential deposit is refused', async ({
  host,
}) => {
  const sending = new SendPage(host)
  await sending.open()
  await sending.review('0.000000000001', '5CiPPseXPECbkjWCa6MnjNokrgYjMqmKndv2rSnekmSK2DjL')
  await sending.confirm().click()
  // The fee is more than a tenth of the amount.
  await sending.confirm('Send anyway').click()
  await expect(
    sending.preview().getByText(/^A new account needs [\d.]+ ROC at least/),
  ).toBeVisible()
})

test('the user empties an account after a warning that states the loss', async ({
  host,
  page,
  polkadotChain,
  polkadotWallet,
}) => {
  // The test sends from Bob, because other specs send from Alice.
  await polkadotWallet.allow(1)
  await host.command('disconnect')
  await host.command('connect', { wallet: 'test-wallet' })
  const from = polkadotAccounts.kusama[1]
  const before = await plancksOf(page, polkadotChain, from)
  const held = await plancksOf(page, polkadotChain, receiver)
  const sending = new SendPage(host)
  await sending.open()
  await sending.form().getByRole('button', { name: 'Send all and close account' }).click()
  const typed = await sending.amount().inputValue()
  await sending.receiver().fill(receiver)
  await sending.step('Review send').click()
  await expect(
    sending.preview().getByText(/^Your account will be closed: .* less than 0\.000003333333 ROC/),
  ).toBeVisible()
  await sending.confirm().click()
  await sending.confirm('Send anyway').click()
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
  const sent = BigInt(typed.replace('.', '').padEnd(typed.indexOf('.') + 12, '0'))
  expect((await plancksOf(page, polkadotChain, receiver)) - held).toBe(sent)
  expect(sent).toBeLessThan(before)
  expect(await plancksOf(page, polkadotChain, from)).toBe(0n)
})

test('the user sends an asset exact to its last unit, and Send refuses to leave less than its minimum balance', async ({
  host,
  page,
  openPolkadot,
  polkadotChain,
}) => {
  const { id } = polkadotAssets.dollar
  await openPolkadot({
    attributes: {
      networks: withLocalChain(polkadotChain),
      tokens: JSON.stringify({ [polkadotNetwork.caipNetworkId]: { address: String(id) } }),
    },
  })
  const held = () =>
    page.evaluate(
      ([node, account, asset]) => window.polkadotPage?.assetBalanceOf(node, account, asset),
      [polkadotChain, receiver, id] as const,
    )
  const before = BigInt(String(await held()))
  const sending = new SendPage(host)
  await sending.open()
  await sending.choose(/^USDt/)
  await sending.review('1.234567', receiver)
  await expect(sending.preview().getByText('1.234567 USDt', { exact: true }).first()).toBeVisible()
  await sending.send()
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
  expect(BigInt(String(await held())) - before).toBe(1_234_567n)

  await sending.open()
  await sending.choose(/^USDt/)
  await sending.review('4998.76', receiver)
  await sending.confirm().click()
  await expect(sending.preview().getByText(/must keep 0\.01 USDt at least/)).toBeVisible()
})

test('a transfer that is pending at a reload is followed to its finalized block', async ({
  host,
  page,
  polkadotBlocks,
  polkadotChain,
}) => {
  const before = await plancksOf(page, polkadotChain, receiver)
  const sending = new SendPage(host)
  await polkadotBlocks.stopBuilding()
  await sending.open()
  await sending.review('1.5', receiver)
  await sending.send()
  await sending.expectPhases('initiated', 'submitted')
  await host.reload()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await host.command('open', { view: 'Transactions' })
  await expect(host.dialog('Activity').getByText('Pending').first()).toBeVisible()
  expect(await host.events('transaction')).toEqual([])
  await polkadotBlocks.build()
  await sending.expectPhases('confirmed')
  expect((await plancksOf(page, polkadotChain, receiver)) - before).toBe(1_500_000_000_000n)
  const stored = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]'), kept)
  expect(stored).toMatchObject([{ phase: 'confirmed', amount: '1.5', symbol: 'ROC' }])
  await sending.expectPhases('confirmed')
})

test('a second tab reports the confirmation of a transfer', async ({
  host,
  context,
  urls,
  polkadotBlocks,
  polkadotChain,
}) => {
  const tab = await context.newPage()
  await tab.addInitScript(recordEvents)
  await injectPolkadotWallet(tab)
  const other = new HostPage(tab, urls)
  await other.open({ attributes: { networks: withLocalChain(polkadotChain) } })
  await expect(other.element()).toHaveAttribute('status', 'connected')
  const sending = new SendPage(host)
  await polkadotBlocks.stopBuilding()
  await sending.open()
  await sending.review('1', receiver)
  await sending.send()
  await sending.expectPhases('initiated', 'submitted')
  await polkadotBlocks.build()
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
  await new SendPage(other).expectPhases('confirmed')
  await other.command('open', { view: 'Transactions' })
  await expect(other.dialog('Activity').getByText('1 ROC').first()).toBeVisible()
})

test('an amount that arrives is listed in Activity of the account that receives it', async ({
  host,
  page,
  polkadotWallet,
}) => {
  const [sender, other] = polkadotAccounts.kusama
  const stored = () => page.evaluate(() => localStorage.getItem('wallet-modal/arrivals') ?? '')
  const become = async (address: string, ...accounts: number[]) => {
    await polkadotWallet.allow(...accounts)
    await expect(host.element()).toHaveAttribute('address', address)
  }
  const sending = new SendPage(host)
  await become(other, 1)
  await sending.open()
  await expect.poll(stored).toContain(other)
  await become(sender, 0, 1)
  await sending.open()
  await sending.review('1.234567890123', other)
  await sending.send()
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
  await become(other, 1)
  await sending.open()
  await expect.poll(stored).toContain('1234567890123')
  await host.command('open', { view: 'Transactions' })
  const activity = host.dialog('Activity')
  await expect(activity.getByRole('list')).toContainText(/Seen arriving.*\+1\.234567890123 ROC/)
  await expect(activity).toContainText('the amounts that it has seen arrive')
})

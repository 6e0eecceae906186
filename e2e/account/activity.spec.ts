import { parseEther } from 'ethers'
import { EXCHANGE } from '../../demo/services/data/tokens.ts'
import type { HostPage } from '../fixtures/page/hostPage.ts'
import { expect, test } from '../fixtures/test.ts'

const ada = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

const activity = (host: HostPage) => host.dialog('Activity')
const list = (host: HostPage) => activity(host).getByRole('list', { name: 'Activity' })
const headings = (host: HostPage) => list(host).getByRole('heading')

async function openActivity(host: HostPage): Promise<void> {
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  await host.command('open', { view: 'Transactions' })
}

test('the history of a new account lists each operation type, with a link to the explorer in its details', async ({
  host,
  installWallet,
}) => {
  await installWallet()
  await openActivity(host)
  await expect(list(host)).toContainText('Swapped500 DAI → 0.2 ETH')
  for (const verb of ['Sent', 'Received', 'Approved', 'Deployed', 'Burned'])
    await expect(list(host).getByText(verb, { exact: true }).first()).toBeVisible()
  await expect(headings(host).first()).toHaveText(/^[A-Z][a-z]+( \d{4})?$/)
  await list(host)
    .getByRole('button', { name: /^Swapped\s*500 DAI/ })
    .click()
  const link = host.dialog('Transaction').getByRole('link', { name: 'View on Etherscan' })
  await expect(link).toHaveAttribute('href', /^https:\/\/etherscan\.io\/tx\/0x[\da-f]{64}$/)
  await expect(link).toHaveAttribute('target', '_blank')
})

test('a transaction sent by the page is listed with its exact amount', async ({
  host,
  installWallet,
}) => {
  await installWallet()
  await host.open({ attributes: { review: 'off' } })
  await host.command('connect', { wallet: 'test.wallet' })
  const value = `0x${parseEther('0.123456789012345678').toString(16)}`
  const hash = await host.request('eth_sendTransaction', [{ from: ada, to: EXCHANGE, value }])
  await host.command('open', { view: 'Transactions' })
  const sent = list(host).locator(`[data-hash="${hash}"]`)
  await expect(sent).toContainText('Sent')
  await expect(sent).toContainText('−0.123 ETH')
})

test('the Activity tab of Account leads to the history, and is absent when the page turns history off', async ({
  host,
  installWallet,
}) => {
  await installWallet()
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  await host.command('open', { view: 'Account' })
  await host.dialog().getByRole('tab', { name: 'Activity' }).click()
  await host.button('All activity').click()
  await expect(activity(host)).toBeVisible()
  const events = await host.events('analytics')
  const click = events.find(({ detail }) => detail.event === 'CLICK_TRANSACTIONS')
  expect(click?.detail.properties).toEqual({ isSmartAccount: false })

  const features = JSON.stringify({ email: false, socials: false, history: false })
  await host.open({ attributes: { features } })
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await host.command('open', { view: 'Account' })
  await expect(host.dialog().getByRole('list', { name: 'Tokens', exact: true })).toBeVisible()
  await expect(host.dialog().getByRole('tab')).toHaveCount(0)
  const refused = await host.command('open', { view: 'Transactions' })
  expect(refused).toEqual({ error: 'NOT_ENABLED' })
})

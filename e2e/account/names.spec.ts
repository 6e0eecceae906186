import { randomBytes } from 'node:crypto'
import { logInByEmail } from '../fixtures/embeddedWallet/logIn.ts'
import type { HostPage } from '../fixtures/page/hostPage.ts'
import { openTab } from '../fixtures/page/tabs.ts'
import { expect, test } from '../fixtures/test.ts'

/** Returns the key of a new account, which has no name and is used by no other test. */
const newKey = () => `0x${randomBytes(32).toString('hex')}`
const newLabel = () => `ada-${randomBytes(6).toString('hex')}`

const field = (host: HostPage) => host.dialog().getByRole('textbox', { name: 'Account name' })
const toasted = (host: HostPage, text: string) =>
  expect(host.dialog().getByRole('status').getByText(text, { exact: true })).toBeVisible()
const codes = async (host: HostPage) =>
  (await host.events('error')).map(({ detail }) => detail.code)
const tracked = async (host: HostPage) =>
  (await host.events('analytics'))
    .map(({ detail }) => detail)
    .filter(({ event }) => /ENS|NAME/.test(event))

test('a user registers a name with a signature; Account shows the name, and it resolves to the account', async ({
  host,
  page,
  urls,
  embedded,
}) => {
  await host.open({ attributes: { features: null } })
  await logInByEmail(host, embedded)
  const { address } = await host.state()
  const label = newLabel()
  const name = `${label}.reown.id`
  await host.command('open', { view: 'AccountSettings' })
  await host.button('Choose account name').click()
  await expect(host.dialog('Choose Name')).toBeVisible()
  await host.button('Choose a name').click()
  await field(host).fill(label)
  await expect(host.dialog().getByText(`${name} is available`)).toBeVisible()
  await host.button('Register').click()
  await expect(host.dialog('Approve Transaction')).toBeVisible()
  await embedded.approve()
  await expect(host.dialog('Name Registered')).toBeVisible()
  await expect(host.dialog().getByRole('heading', { name })).toBeVisible()
  await expect
    .poll(async () => (await tracked(host)).map(({ event }) => event))
    .toEqual(['OPEN_ENS_FLOW', 'REGISTER_NAME_INITIATED', 'REGISTER_NAME_SUCCESS'])
  expect((await tracked(host)).at(-1)?.properties).toEqual({ isSmartAccount: true, ensName: name })

  await expect(page.locator('wallet-button')).toContainText(name)
  await host.button('Done').click()
  await expect(host.dialog('Account').getByRole('button', { name })).toBeVisible()
  await host.command('open', { view: 'AccountSettings' })
  await expect(host.button('Choose account name')).toHaveCount(0)

  const response = await fetch(`${urls.blockchainApi}/v1/profile/account/${name}?apiVersion=2`)
  const { addresses } = await response.json()
  expect(addresses).toMatchObject({ 2147483649: { address } })
  const tab = await openTab(page.context(), urls, {
    wallets: false,
    attributes: { features: null },
  })
  await expect(tab.page.locator('wallet-button')).toContainText(name)
})

test('a registration that the user rejects in the embedded wallet returns to the name draft', async ({
  host,
  embedded,
}) => {
  await host.open({ attributes: { features: null } })
  await logInByEmail(host, embedded)
  await host.command('open', { view: 'RegisterAccountName' })
  const label = newLabel()
  await field(host).fill(label)
  await host.button('Register').click()
  await embedded.reject()
  await expect(host.dialog('Choose Name')).toBeVisible()
  await expect(field(host)).toHaveValue(label)
  await expect(host.button('Register')).toBeEnabled()
})

test('a failed request for the account’s names emits an error event', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await page.route('**/v1/profile/reverse/**', (route) => route.fulfill({ status: 500, json: {} }))
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  await host.command('open', { view: 'ChooseAccountName' })
  await toasted(host, 'Error fetching names for address')
  expect(await codes(host)).toEqual(['NAMES_FETCH_FAILED'])
  await expect(host.button('Choose a name')).toBeEnabled()
})

test('name commands reject with PROJECT_ID_NOT_CONFIGURED without a project id', async ({
  host,
  installWallet,
}) => {
  await installWallet()
  await host.open({ attributes: { 'project-id': null } })
  await host.command('connect', { wallet: 'test.wallet' })
  for (const view of ['ChooseAccountName', 'RegisterAccountName'])
    expect(await host.command('open', { view })).toEqual({ error: 'PROJECT_ID_NOT_CONFIGURED' })
})

test('the view Name Registered does not open for an account without a name', async ({
  host,
  installWallet,
}) => {
  await installWallet({ privateKeys: [newKey()] })
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  const result = await host.command('open', { view: 'RegisterAccountNameSuccess' })
  expect(result).toEqual({ error: 'INVALID_VIEW_DATA' })
})

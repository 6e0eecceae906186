import { randomBytes } from 'node:crypto'
import { logInByEmail } from '../fixtures/embeddedWallet/logIn.ts'
import type { HostPage } from '../fixtures/page/hostPage.ts'
import { openTab } from '../fixtures/page/tabs.ts'
import { expect, test } from '../fixtures/test.ts'

/** Of an account that has no name anywhere, and that no other test uses. */
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

async function openRegister(host: HostPage, attributes: Record<string, string> = {}) {
  await host.open({ attributes })
  await host.command('connect', { wallet: 'test.wallet' })
  await host.command('open', { view: 'RegisterAccountName' })
  await expect(field(host)).toBeFocused()
}

test('a name is registered by a signature, shown, and resolved by others', async ({
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

  await host.button('Done').click()
  await expect(host.dialog('Account').getByRole('button', { name })).toBeVisible()
  await host.command('open', { view: 'AccountSettings' })
  await expect(host.button('Choose account name')).toHaveCount(0)

  const answer = await fetch(`${urls.blockchainApi}/v1/profile/account/${name}?apiVersion=2`)
  const { addresses } = await answer.json()
  expect(addresses).toMatchObject({ 2147483649: { address } })
  const tab = await openTab(page.context(), urls, {
    wallets: false,
    attributes: { features: null },
  })
  await expect(tab.page.locator('wallet-button')).toContainText(name)
})

test('a name can be typed, chosen and registered by keyboard alone', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet({ privateKeys: [newKey()] })
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  await host.command('open', { view: 'ChooseAccountName' })
  const label = newLabel()
  await host.button('Choose a name').focus()
  await page.keyboard.press('Enter')
  await expect(field(host)).toBeFocused()
  await page.keyboard.type('ada')
  await page.keyboard.press('Enter')
  await expect(field(host)).toHaveAccessibleDescription('Name must be at least 4 characters long')
  await page.keyboard.type('_')
  await expect(field(host)).toHaveAccessibleDescription(
    'Can only contain letters, numbers and - characters',
  )
  // Pasted with its suffix, and in capitals.
  await field(host).fill(` ${label.toUpperCase()}.reown.ID`)
  await expect(host.dialog().getByText(`${label}.reown.id is available`)).toBeVisible()
  await host.button(new RegExp(`^my-${label}`)).focus()
  await page.keyboard.press('Enter')
  await expect(field(host)).toHaveValue(`my-${label}`)
  await expect(host.dialog().getByText(`my-${label}.reown.id is available`)).toBeVisible()
  await field(host).focus()
  await page.keyboard.press('Enter')
  await expect(host.dialog('Name Registered')).toBeVisible()
  await expect(page.locator('wallet-button')).toContainText(`my-${label}.reown.id`)
})

test('a taken name is marked and cannot be registered', async ({ host, wallet, installWallet }) => {
  await installWallet()
  await openRegister(host)
  await field(host).fill('Grace')
  await expect(field(host)).toHaveAccessibleDescription('grace.reown.id is already registered')
  await expect(host.button('Register')).toBeDisabled()
  await expect(host.button('grace1.reown.id Available')).toBeEnabled()
  await field(host).press('Enter')
  expect(await wallet.asked()).not.toContain('personal_sign')
  await field(host).fill('the-treasury')
  await expect(host.dialog().getByText('the-treasury.reown.id is available')).toBeVisible()
})

test('name suggestions are requested once, when typing pauses', async ({
  host,
  page,
  installWallet,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const label = /suggestions\/([^?]+)/.exec(request.url())?.[1]
    if (label) asked.push(label)
  })
  await page.clock.install()
  await installWallet()
  await openRegister(host)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await field(host).fill('trea')
  await page.clock.runFor(499)
  await field(host).fill('treasury')
  await page.clock.runFor(499)
  expect(asked).toEqual([])
  await page.clock.runFor(1)
  await expect(field(host)).toHaveAccessibleDescription('treasury.reown.id is already registered')
  expect(asked).toEqual(['treasury'])
})

const refused = (description: string) => ({
  status: 400,
  json: { status: 'FAILED', reasons: [{ name: 'name', description }] },
})

test('the service’s reason for refusing a name is shown, and the draft stays', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  // Taken by another user after it was offered.
  const free = { suggestions: [{ name: 'grace.reown.id', registered: false }] }
  await page.route('**/v1/profile/suggestions/**', (route) => route.fulfill({ json: free }))
  await openRegister(host)
  await field(host).fill('grace')
  await expect(host.dialog().getByText('grace.reown.id is available')).toBeVisible()
  await host.button('Register').click()
  await toasted(host, 'grace.reown.id is already registered')
  await expect(field(host)).toHaveValue('grace')
  const [error] = await host.events('error')
  expect(error?.detail).toMatchObject({
    code: 'NAME_REGISTRATION_FAILED',
    shortMessage: 'grace.reown.id is already registered',
  })
  expect((await tracked(host)).at(-1)).toEqual({
    event: 'REGISTER_NAME_ERROR',
    properties: {
      isSmartAccount: false,
      ensName: 'grace.reown.id',
      error: 'grace.reown.id is already registered',
    },
  })
})

for (const [what, answer] of Object.entries({
  'an error without a reason': { status: 500, json: { status: 'FAILED' } },
  'an error that is no JSON': { status: 502, body: '<html>' },
})) {
  test(`${what} is replaced by a message of the modal`, async ({ host, page, installWallet }) => {
    await installWallet()
    await page.route('**/v1/profile/account?**', (route) => route.fulfill(answer))
    await openRegister(host)
    await field(host).fill('some-name')
    await host.button('Register').click()
    await toasted(host, 'Error registering name some-name.reown.id')
    await expect(field(host)).toHaveValue('some-name')
    expect(await codes(host)).toEqual(['NAME_REGISTRATION_FAILED'])
  })
}

test('a user who rejects the signature keeps the name draft and can sign later', async ({
  host,
  wallet,
  installWallet,
}) => {
  await installWallet({ privateKeys: [newKey()], headless: true })
  await openRegister(host)
  await wallet.setAutoApprove(false)
  const label = newLabel()
  await field(host).fill(label)
  await host.button('Register').click()
  await wallet.expectPending()
  await expect(host.button('Registering')).toBeDisabled()
  await wallet.reject()
  await toasted(host, 'Request declined in the wallet')
  expect(await codes(host)).toEqual(['USER_REJECTED'])
  await expect(field(host)).toHaveValue(label)
  await host.button('Register').click()
  await wallet.approve()
  await expect(host.dialog('Name Registered')).toBeVisible()
})

test('a rejection in the embedded wallet returns to the name draft', async ({ host, embedded }) => {
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

test('a failed request for name suggestions is reported in place and can be retried', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  const answers = [{ status: 500, json: {} }, refused('Too many questions'), { json: { names: 7 } }]
  await page.route('**/v1/profile/suggestions/**', async (route) => {
    const answer = answers.shift()
    await (answer ? route.fulfill(answer) : route.fallback())
  })
  await openRegister(host)
  await field(host).fill('some-name')
  await expect(host.dialog().getByText('Error fetching name suggestions')).toBeVisible()
  await host.button('Try again').click()
  await expect(host.dialog().getByText('Too many questions')).toBeVisible()
  await host.button('Try again').click()
  await expect(host.dialog().getByText('Error fetching name suggestions')).toBeVisible()
  await host.button('Try again').click()
  await expect(host.dialog().getByText('some-name.reown.id is available')).toBeVisible()
  expect(await codes(host)).toEqual(Array(3).fill('NAME_SUGGESTIONS_FAILED'))
})

test('a failed request for the account’s names emits an error', async ({
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

test('a chain whose id exceeds the coin type range fails with INVALID_CHAIN_ID', async ({
  host,
  urls,
  installWallet,
}) => {
  const id = 2 ** 31
  const node = urls.chains['eip155:1'] ?? ''
  await installWallet({
    chainId: `eip155:${id}`,
    rpcUrls: { ...urls.chains, [`eip155:${id}`]: node },
  })
  const network = {
    id,
    name: 'Huge',
    chainNamespace: 'eip155',
    caipNetworkId: `eip155:${id}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [node] } },
  }
  await openRegister(host, { networks: JSON.stringify([network]) })
  await field(host).fill('some-name')
  await host.button('Register').click()
  await toasted(host, 'Invalid chainId')
  expect(await codes(host)).toEqual(['INVALID_CHAIN_ID'])
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

test('the Name Registered view does not open for an account without a name', async ({
  host,
  installWallet,
}) => {
  await installWallet({ privateKeys: [newKey()] })
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  const answer = await host.command('open', { view: 'RegisterAccountNameSuccess' })
  expect(answer).toEqual({ error: 'INVALID_VIEW_DATA' })
})

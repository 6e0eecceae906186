import { noLogins } from '../../demo/page/gallery/viewState.ts'
import { ADA, GRACE, LINUS } from '../../demo/services/data/accounts.ts'
import { tokens } from '../../demo/services/data/tokens.ts'
import { expect, test } from '../fixtures/account/ownChains.ts'
import { logInByEmail } from '../fixtures/embeddedWallet/logIn.ts'
import { test as demo } from '../fixtures/test.ts'

/** The embedded wallet runs in the shared demo. */
const withLogin = demo.extend({ logins: true })

const features = JSON.stringify({ ...JSON.parse(noLogins), smartSessions: true })
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600
const permissions = [
  {
    type: 'erc20-recurring-allowance',
    data: { address: tokens.USDC.address, allowance: '0xbebc20', period: 86_400 },
  },
  { type: 'contract-call', data: { address: GRACE, functions: [{ functionName: 'mint' }] } },
]
const grant = () => [
  { chainId: '0x1', address: ADA, expiry: inAnHour(), permissions, signer: { type: 'keys' } },
]

test('a granted smart session is listed with its permissions, and ends when the user revokes it', async ({
  host,
  page,
  urls,
  wallet,
  installWallet,
}) => {
  await installWallet({ sessionsUrl: urls.blockchainApi })
  await host.open({ attributes: { features } })
  await host.command('connect', { wallet: 'test.wallet' })
  const granted = host.request('wallet_grantPermissions', grant())
  await expect(host.dialog('Approve Transaction')).toContainText(
    'Spend up to 12.5 “USDC” every day',
  )
  await host.button('Continue').click()
  // The wallet shows the grant in a window of its own.
  expect(await granted).toMatchObject({ permissions })
  await expect(host.dialog()).toBeHidden()

  await host.command('open', { view: 'Account' })
  await host.button('Smart Sessions').click()
  await expect(host.dialog('Smart Sessions')).toContainText('Beta')
  const session = host.dialog().getByRole('list', { name: 'Smart Sessions' }).getByRole('listitem')
  await expect(session.first()).toContainText('Host page')
  await expect(host.dialog().getByRole('list', { name: 'What it may do' })).toHaveText(
    new RegExp(`Spend up to 12.5 USDC every day.*${tokens.USDC.address}.*Call mint of a contract`),
  )

  await wallet.setAutoApprove(false)
  await test.step('a rejected revocation keeps the session', async () => {
    await host.button('Revoke Host page').click()
    await expect(host.button('Revoking…')).toBeDisabled()
    await wallet.reject()
    await expect(host.button('Revoke Host page')).toBeEnabled()
    const errors = await host.events('error')
    expect(errors.map(({ detail }) => detail.code)).toEqual(['USER_REJECTED'])
  })
  const kept = async () => {
    const response = await page.request.get(`${urls.blockchainApi}/v1/sessions/eip155:1:${ADA}`)
    return (await response.json()).pcis as object[]
  }
  expect((await kept())[0]).not.toHaveProperty('revokedAt')

  await test.step('a revocation during an outage keeps the session, and the retry sends no second wallet request', async () => {
    await page.route('**/v1/sessions/*/revoke*', (route) => route.abort())
    await host.button('Revoke Host page').click()
    await wallet.approve()
    await expect(host.dialog().getByText('Error revoking smart session')).toBeVisible()
    await page.unroute('**/v1/sessions/*/revoke*')
    await host.button('Revoke Host page').click()
    await expect(session.first()).toContainText('Revoked')
    await wallet.expectRequests('wallet_revokePermissions', 2)
  })
  expect((await kept())[0]).toHaveProperty('revokedAt')
})

test('a grant shows Session Created in the open modal, and opens no view without the feature', async ({
  host,
  urls,
  wallet,
  installWallet,
}) => {
  await installWallet({ sessionsUrl: urls.blockchainApi })
  await host.open({ attributes: { features, review: 'off' } })
  await host.command('connect', { wallet: 'test.wallet' })
  const opened = await host.command('open', { view: 'SmartSessionCreated' })
  expect(opened).toEqual({ error: 'INVALID_VIEW_DATA' })
  await host.command('open', { view: 'Account' })
  await host.request('wallet_grantPermissions', grant())
  await expect(host.dialog('Session Created')).toContainText('Spend up to 12.5 USDC every day')
  await test.step('a network unknown to the page is named by its id, with raw amounts', async () => {
    const data = { allowance: '0x5' }
    const native = { type: 'native-token-transfer', data }
    const erc20 = { type: 'erc20-token-transfer', data: { ...data, address: LINUS } }
    await wallet.setBehaviour({ nonsense: { wallet_grantPermissions: {} } })
    const permission = { ...grant()[0], chainId: '0x99999', permissions: [native, erc20] }
    await host.request('wallet_grantPermissions', [permission])
    await expect(host.dialog('Session Created')).toContainText('On eip155:629145 it will not ask')
    const may = host.dialog().getByRole('list', { name: 'What it may do' })
    await expect(may).toContainText('Spend up to 5 wei')
    await expect(may).toContainText('Spend up to 5 of a token’s smallest unit')
    await wallet.setBehaviour({})
  })
  await host.button('All sessions').click()
  await expect(host.button('Revoke Host page')).toBeVisible()

  await host
    .element()
    .evaluate((element, value) => element.setAttribute('features', value), noLogins)
  await host.command('open', { view: 'Account' })
  await expect(host.button('Settings')).toBeVisible()
  await expect(host.button('Smart Sessions')).toBeHidden()
  expect(await host.command('open', { view: 'SmartSessionList' })).toEqual({ error: 'NOT_ENABLED' })
})

test('a session list with malformed rows shows the valid ones', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await host.open({ attributes: { features } })
  await host.command('connect', { wallet: 'test.wallet' })
  const good = {
    pci: 'good',
    project: { id: 'x', name: 'Evil‮app', url: 'javascript:alert(1)', iconUrl: 'javascript:1' },
    expiry: 4_000_000_000,
    permissions: [
      { type: 'erc20-token-transfer', data: { address: LINUS, allowance: `0x${'f'.repeat(64)}` } },
      { type: '<img src=x>', data: 7 },
      null,
    ],
  }
  const bad = [
    null,
    7,
    {},
    { ...good, pci: 1 },
    // These sessions can be revoked, so they are shown with their valid data.
    { ...good, pci: 'endless', expiry: 'x', permissions: Array(60).fill({ type: 'call-limit' }) },
    { ...good, pci: 'nameless', project: 'x' },
  ]
  let body = JSON.stringify({ pcis: [...bad, good] })
  await page.route('**/v1/sessions/**', (route) =>
    route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, body }),
  )
  await host.command('open', { view: 'SmartSessionList' })
  await expect(host.button('Revoke Evilapp')).toHaveCount(2)
  await expect(host.button('Revoke An app without a name')).toBeEnabled()
  await expect(host.dialog()).toContainText('Until an unknown date')
  await expect(host.dialog()).toContainText('And 10 more')
  await expect(host.dialog()).toContainText('Sessions that can’t be shown: 4')
  await expect(host.dialog()).toContainText('Spend this token without a limit')
  await expect(host.dialog()).toContainText('Something that can’t be read (<img src=x>)')
  await expect(host.dialog().getByRole('link')).toHaveCount(0)

  // The response is longer than the limit.
  body = `{"pcis":[${'"x",'.repeat(600_000)}1]}`
  await host.command('open', { view: 'Networks' })
  await expect(host.dialog('Choose Network')).toBeVisible()
  await host.command('open', { view: 'SmartSessionList' })
  await expect(host.dialog().getByText('Sessions didn’t load.')).toBeVisible()
  const codes = (await host.events('error')).map(({ detail }) => detail.code)
  expect(codes).toEqual(['SMART_SESSIONS_UNAVAILABLE'])
  body = '{"pcis":[]}'
  await host.button('Try again').click()
  await expect(host.dialog()).toContainText('No app may act for this account on its own.')
})

withLogin(
  'the embedded wallet asks in the same place after calls in words, and shows what it has granted',
  async ({ host, embedded }) => {
    await host.open({ attributes: { features: JSON.stringify({ smartSessions: true }) } })
    await logInByEmail(host, embedded)
    const { accounts } = await host.state()
    const from = accounts.eip155?.address
    const calls = [{ to: LINUS, value: '0x1' }]
    const batch = { version: '2.0.0', chainId: '0x1', from, atomicRequired: true, calls }
    const sent = host.request('wallet_sendCalls', [batch])
    await expect(host.dialog('Approve Transaction')).toContainText(`ETH to ${LINUS}`)
    await host.button('Continue').click()
    await expect(embedded.question()).toHaveText('Make this call')
    await embedded.approve()
    expect(await sent).toEqual({ id: expect.stringMatching(/^0x/) })
    await expect(host.dialog()).toBeHidden()

    const granted = host.request('wallet_grantPermissions', [{ ...grant()[0], address: from }])
    await expect(host.dialog('Approve Transaction')).toContainText('Call mint of a contract')
    await host.button('Continue').click()
    await expect(embedded.question()).toBeVisible()
    await embedded.approve()
    expect(await granted).toMatchObject({ permissions })
    await expect(host.dialog('Session Created')).toContainText('Call mint of a contract')
    await host.button('Done').click()
    await expect(host.dialog()).toBeHidden()
  },
)

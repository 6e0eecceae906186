import manifest from '../../../package.json' with { type: 'json' }
import type { HostPage } from '../../fixtures/page/hostPage.ts'
import { expect, test } from '../../fixtures/test.ts'

const { version } = manifest

/** Opens the modal and presses the test wallet's row. */
async function pickWallet(host: HostPage): Promise<void> {
  await host.page.locator('wallet-button').click()
  await host.button(/^Test Wallet/).click()
  await expect(host.dialog('Test Wallet')).toBeVisible()
}

async function expectErrors(host: HostPage, ...codes: string[]): Promise<void> {
  await expect
    .poll(async () => (await host.events('error')).map(({ detail }) => detail.code))
    .toEqual(codes)
}

for (const rejectWithoutCode of [false, true]) {
  const how = rejectWithoutCode ? 'with an error that has no code' : 'with 4001'
  test(`the view shows Connection declined when the wallet rejects ${how}, and Try again connects`, async ({
    host,
    wallet,
    installWallet,
  }) => {
    await installWallet({ autoApprove: false, headless: true, behaviour: { rejectWithoutCode } })
    await host.open()
    await pickWallet(host)
    await expect(host.dialog().getByText('Continue in Test Wallet')).toBeVisible()
    await wallet.reject()
    await expect(host.dialog().getByRole('alert').getByText('Connection declined')).toBeVisible()
    await expect(host.element()).toHaveAttribute('status', 'disconnected')
    await expect(host.button('Copy details for support')).toBeHidden()
    await expectErrors(host, 'USER_REJECTED')

    await host.button('Try again').click()
    await expect(host.dialog().getByText('Connection declined')).toBeHidden()
    await wallet.approve()
    await expect(host.element()).toHaveAttribute('status', 'connected')
    await expect(host.dialog()).toBeHidden()
    await expectErrors(host, 'USER_REJECTED')
  })
}

test('the view reports a wallet that is silent for a minute, and an approval after that still connects', async ({
  host,
  page,
  wallet,
  installWallet,
}) => {
  await installWallet({ autoApprove: false, headless: true })
  await page.clock.install()
  await host.open()
  await pickWallet(host)
  await wallet.expectRequests('eth_requestAccounts', 1)
  await page.clock.fastForward(3_000)
  await expect(host.dialog().getByText(/No window\?/)).toBeVisible()
  await page.clock.fastForward(58_000)
  await expect(host.dialog().getByText('No answer from Test Wallet')).toBeVisible()
  await expect(host.button('Try again')).toBeVisible()
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
  await expectErrors(host, 'WALLET_TIMEOUT')

  await wallet.approve()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await expect(host.dialog()).toBeHidden()
  await wallet.expectStateIsTrue()
  await expectErrors(host, 'WALLET_TIMEOUT')
})

test('the view reports that the wallet has an earlier pending request, and connects once the user approves it', async ({
  host,
  wallet,
  installWallet,
}) => {
  const behaviour = { oneConnectAtATime: true }
  await installWallet({ autoApprove: false, headless: true, behaviour })
  await host.open()
  await pickWallet(host)
  await wallet.expectRequests('eth_requestAccounts', 1)
  await host.button('Back').click()
  await host.button(/^Test Wallet/).click()
  await expect(host.dialog().getByText(/earlier request is still open/)).toBeVisible()
  await expectErrors(host, 'REQUEST_PENDING')

  await wallet.approve()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await expect(host.dialog()).toBeHidden()
  expect(await host.events('connect')).toHaveLength(1)
  await wallet.expectStateIsTrue()
})

test('a wallet that returns malformed accounts is refused', async ({
  host,
  page,
  wallet,
  installWallet,
}) => {
  const nonsense: [string, Record<string, unknown>][] = [
    ['a string instead of accounts', { eth_requestAccounts: 'banana' }],
    ['a malformed account', { eth_requestAccounts: ['0x12'] }],
    ['null', { eth_requestAccounts: null }],
    ['a malformed chain id', { eth_chainId: 'banana' }],
    ['chain id zero', { eth_chainId: '0x0' }],
  ]
  await installWallet({ behaviour: { nonsense: { eth_requestAccounts: 42 } } })
  await host.open()
  await pickWallet(host)
  const problem = host.dialog().getByText(/sent an unexpected answer/)
  await expect(problem).toBeVisible()
  await test.step('the user copies details for a report', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await host.button('Copy details for support').click()
    await expect(host.dialog().getByText('Details copied')).toBeVisible()
    const details = await page.evaluate(() => navigator.clipboard.readText())
    expect(details).toMatch(/^WALLET_INVALID_RESPONSE: /)
    expect(details).toContain(`wallet-modal ${version} on ${new URL(page.url()).origin}/`)
  })
  for (const [index, [what, results]] of nonsense.entries()) {
    await test.step(what, async () => {
      await wallet.setBehaviour({ nonsense: results })
      await host.button('Try again').click()
      await expect.poll(async () => (await host.events('error')).length).toBe(index + 2)
      await expect(problem).toBeVisible()
      await expect(host.element()).toHaveAttribute('status', 'disconnected')
      await expect(host.element()).not.toHaveAttribute('address')
    })
  }
  await wallet.setBehaviour({ nonsense: { eth_requestAccounts: [] } })
  await host.button('Try again').click()
  await expect(host.dialog().getByText(/Choose an account for this page/)).toBeVisible()
  const refused = Array<string>(nonsense.length + 1).fill('WALLET_INVALID_RESPONSE')
  await expectErrors(host, ...refused, 'WALLET_NO_ACCOUNT')
  expect(await host.events('connect')).toEqual([])

  await wallet.setBehaviour({})
  await host.button('Try again').click()
  await expect(host.element()).toHaveAttribute('status', 'connected')
})

test('the view reports a wallet that vanishes before or after the connect request', async ({
  host,
  wallet,
  installWallet,
}) => {
  await installWallet()
  await host.open()
  await wallet.vanish()
  await pickWallet(host)
  await expect(
    host.dialog().getByText('Your wallet was updated or restarted. Reload the page'),
  ).toBeVisible()
  await expectErrors(host, 'WALLET_UNREACHABLE')
  await host.button('Close').click()
  expect(await host.command('connect', { wallet: 'test.wallet' })).toEqual({
    error: 'WALLET_UNREACHABLE',
  })

  await host.reload()
  expect(await host.command('connect', { wallet: 'test.wallet' })).toMatchObject({
    restored: false,
  })
  await wallet.vanish()
  expect(await host.command('sign-message', { message: 'Hi' })).toEqual({
    error: 'WALLET_UNREACHABLE',
  })
  expect(await host.command('switch-network', { network: 'base' })).toEqual({
    error: 'WALLET_UNREACHABLE',
  })
  expect(await host.command('disconnect')).toBeUndefined()
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
})

test('a late approval does not connect a wallet that the user left for another wallet', async ({
  host,
  wallet,
  installWallet,
}) => {
  await installWallet({ autoApprove: false, headless: true })
  await installWallet({ name: 'Other Wallet', rdns: 'other.wallet' })
  await host.open()
  await pickWallet(host)
  await wallet.expectRequests('eth_requestAccounts', 1)
  await host.button('Back').click()
  await host.button(/^Other Wallet/).click()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await wallet.approve()
  await wallet.expectRequests('eth_chainId', 1)
  expect(await host.events('connect')).toHaveLength(1)
  expect((await host.state()).accounts.eip155?.wallet.id).toBe('other.wallet')
})

import { setAttributes } from '../../fixtures/page/attributes.ts'
import type { HostPage } from '../../fixtures/page/hostPage.ts'
import { standStill } from '../../fixtures/page/standStill.ts'
import { expect, test } from '../../fixtures/test.ts'

const json = JSON.stringify
const emailField = (host: HostPage) => host.dialog().getByRole('textbox', { name: 'Email' })

/** What the Connect view offers, top to bottom. */
async function methods(host: HostPage): Promise<string[]> {
  const places = {
    email: emailField(host),
    social: host.button('Google'),
    wallet: host.button(/^WalletConnect/),
    collapsed: host.button('Continue with a wallet'),
  }
  const found: { name: string; y: number }[] = []
  for (const [name, place] of Object.entries(places)) {
    const box = (await place.isVisible()) && (await place.boundingBox())
    if (box) found.push({ name, y: box.y })
  }
  return found.sort((a, b) => a.y - b.y).map(({ name }) => name)
}

async function openConnect(host: HostPage, attributes: Record<string, string | null>) {
  await host.open({ attributes })
  await host.command('open')
  await expect(host.dialog('Connect Wallet')).toBeVisible()
}

test('logins come first without a wallet in the browser, wallets with one', async ({
  host,
  installWallet,
}) => {
  await openConnect(host, { features: null })
  await expect.poll(() => methods(host)).toEqual(['email', 'social', 'wallet'])
  await installWallet()
  await openConnect(host, { features: null })
  await expect.poll(() => methods(host)).toEqual(['wallet', 'email', 'social'])
})

for (const [what, features, expected] of [
  [
    'an order',
    { connectMethodsOrder: ['social', 'wallet', 'email'] },
    ['social', 'wallet', 'email'],
  ],
  ['email false', { email: false }, ['social', 'wallet']],
  ['socials false', { socials: false }, ['email', 'wallet']],
  ['collapseWallets', { collapseWallets: true }, ['email', 'social', 'collapsed']],
  ['emailShowWallets false', { emailShowWallets: false }, ['email', 'social', 'collapsed']],
  [
    'no login to go with collapseWallets',
    { collapseWallets: true, email: false, socials: [] },
    ['wallet'],
  ],
] as const) {
  test(`features: ${what}`, async ({ host }) => {
    await openConnect(host, { features: json(features) })
    await expect.poll(() => methods(host)).toEqual(expected)
  })
}

test('a change of features takes effect while the view is open', async ({ host }) => {
  await openConnect(host, {})
  await expect.poll(() => methods(host)).toEqual(['wallet'])
  await setAttributes(host, { features: null })
  await expect.poll(() => methods(host)).toEqual(['email', 'social', 'wallet'])
  await setAttributes(host, { features: json({ email: false }) })
  await expect.poll(() => methods(host)).toEqual(['social', 'wallet'])
})

test('without a project id, and without a network that has embedded wallets, there are none', async ({
  host,
}) => {
  await openConnect(host, { features: null, 'project-id': null })
  await expect.poll(() => methods(host)).toEqual(['wallet'])
  await openConnect(host, { features: null, networks: 'bitcoin' })
  await expect.poll(() => methods(host)).toEqual(['wallet'])
})

test('collapsed wallets are one press away', async ({ host }) => {
  await openConnect(host, { features: json({ collapseWallets: true }) })
  await host.button('Continue with a wallet').click()
  await expect(host.element()).toHaveAttribute('view', 'ConnectWallets')
  await expect(host.button(/^WalletConnect/)).toBeVisible()
  await host.button('Back').click()
  await expect(emailField(host)).toBeVisible()
})

test('socials: one as a row, two as tiles, many behind a button', async ({ host }) => {
  await openConnect(host, { features: json({ socials: ['discord'] }) })
  await expect(host.button('Discord')).toHaveText('Discord')
  await setAttributes(host, { features: json({ socials: ['x', 'github'] }) })
  await expect(host.button('GitHub')).toHaveText('')
  await standStill(host.page)
  const [x, gitHub] = [
    await host.button('X').boundingBox(),
    await host.button('GitHub').boundingBox(),
  ]
  expect(x?.y).toBe(gitHub?.y)
  await setAttributes(host, { features: null })
  await expect(host.button('Apple')).toBeHidden()
  await host.button('More social logins').click()
  await expect(host.dialog('All Socials')).toBeVisible()
  const list = host.dialog().getByRole('list', { name: 'Social logins' })
  await expect(list.getByRole('listitem')).toHaveText([
    'Google',
    'X',
    'Discord',
    'Farcaster',
    'GitHub',
    'Apple',
    'Facebook',
  ])
})

test.describe('the terms', () => {
  const terms = {
    'terms-url': 'https://example.org/terms',
    'privacy-url': 'https://example.org/privacy',
  }

  test('are linked to, whatever else there is', async ({ host }) => {
    await openConnect(host, { 'terms-url': terms['terms-url'] })
    const link = host.dialog().getByRole('link', { name: 'Terms of Service' })
    await expect(link).toHaveAttribute('href', 'https://example.org/terms')
    await expect(host.dialog().getByRole('link')).toHaveCount(1)
    await expect(host.button(/^WalletConnect/)).toBeEnabled()
  })

  test('must be accepted first where the host says so; the acceptance stays', async ({ host }) => {
    await openConnect(host, { features: json({ legalCheckbox: true }), ...terms })
    const box = host.dialog().getByRole('checkbox', {
      name: 'I accept the Terms of Service and Privacy Policy',
    })
    await expect(box).not.toBeChecked()
    await expect(emailField(host)).toBeDisabled()
    await expect(host.button('Google')).toBeDisabled()
    await expect(host.button(/^WalletConnect/)).toBeDisabled()
    await box.check()
    await expect(emailField(host)).toBeEnabled()
    await host.button('More social logins').click()
    await expect(box).toBeChecked()
    await expect(host.button('Apple')).toBeEnabled()
    await host.button('Back').click()
    await expect(host.button(/^WalletConnect/)).toBeEnabled()
  })

  test('without an address have no checkbox', async ({ host }) => {
    await openConnect(host, { features: json({ legalCheckbox: true }) })
    await expect(host.dialog().getByRole('checkbox')).toHaveCount(0)
    await expect(emailField(host)).toBeEnabled()
  })
})

test('what logins need is fetched only where they are on', async ({ host, page }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await openConnect(host, {})
  await expect(host.button(/^All Wallets/)).toContainText('+')
  expect(files.filter((url) => /chunks\/logins|frame/i.test(url))).toEqual([])
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('logins that cannot be fetched leave the wallets, and come at the next opening', async ({
  host,
  page,
}) => {
  await page.route('**/chunks/logins-*.js', (route) => route.abort('internetdisconnected'))
  await openConnect(host, { features: null })
  await expect(host.dialog().getByText('This part could not be loaded')).toBeVisible()
  await expect(host.button(/^WalletConnect/)).toBeVisible()
  const codes = (await host.events('error')).map(({ detail }) => detail.code)
  expect(codes).toEqual(['LOAD_FAILED'])

  await page.unroute('**/chunks/logins-*.js')
  await host.command('close')
  await host.command('open')
  await expect(host.dialog().getByLabel('Email')).toBeVisible()
})

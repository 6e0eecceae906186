import { setAttributes } from '../../fixtures/page/attributes.ts'
import type { HostPage } from '../../fixtures/page/hostPage.ts'
import { standStill } from '../../fixtures/page/standStill.ts'
import { expect, test } from '../../fixtures/test.ts'

const json = JSON.stringify
const emailField = (host: HostPage) => host.dialog().getByRole('textbox', { name: 'Email' })

/** The methods that the Connect view lists, top to bottom. */
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

test('logins are listed first without an installed wallet, and after the wallets with one', async ({
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
    'connectMethodsOrder',
    { connectMethodsOrder: ['social', 'wallet', 'email'] },
    ['social', 'wallet', 'email'],
  ],
  ['email false', { email: false }, ['social', 'wallet']],
  ['socials false', { socials: false }, ['email', 'wallet']],
  ['collapseWallets', { collapseWallets: true }, ['email', 'social', 'collapsed']],
  ['emailShowWallets false', { emailShowWallets: false }, ['email', 'social', 'collapsed']],
  [
    'collapseWallets without logins',
    { collapseWallets: true, email: false, socials: [] },
    ['wallet'],
  ],
] as const) {
  test(`the features attribute sets the login methods and their order: ${what}`, async ({
    host,
  }) => {
    await openConnect(host, { features: json(features) })
    await expect.poll(() => methods(host)).toEqual(expected)
  })
}

test('a change of features applies to the open view', async ({ host }) => {
  await openConnect(host, {})
  await expect.poll(() => methods(host)).toEqual(['wallet'])
  await setAttributes(host, { features: null })
  await expect.poll(() => methods(host)).toEqual(['email', 'social', 'wallet'])
  await setAttributes(host, { features: json({ email: false }) })
  await expect.poll(() => methods(host)).toEqual(['social', 'wallet'])
})

test('logins are hidden without a project id or a network for embedded wallets', async ({
  host,
}) => {
  await openConnect(host, { features: null, 'project-id': null })
  await expect.poll(() => methods(host)).toEqual(['wallet'])
  await openConnect(host, { features: null, networks: 'bitcoin' })
  await expect.poll(() => methods(host)).toEqual(['wallet'])
})

test('collapsed wallets open with one button', async ({ host }) => {
  await openConnect(host, { features: json({ collapseWallets: true }) })
  await host.button('Continue with a wallet').click()
  await expect(host.element()).toHaveAttribute('view', 'ConnectWallets')
  await expect(host.button(/^WalletConnect/)).toBeVisible()
  await host.button('Back').click()
  await expect(emailField(host)).toBeVisible()
})

test('one social login is a row, two are tiles, and more collapse behind a button', async ({
  host,
}) => {
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

  test('the terms are linked in the Connect view', async ({ host }) => {
    await openConnect(host, { 'terms-url': terms['terms-url'] })
    const link = host.dialog().getByRole('link', { name: 'Terms of Service' })
    await expect(link).toHaveAttribute('href', 'https://example.org/terms')
    await expect(host.dialog().getByRole('link')).toHaveCount(1)
    await expect(host.button(/^WalletConnect/)).toBeEnabled()
  })

  test('the login methods stay disabled until the user accepts the terms, where the host requires that', async ({
    host,
  }) => {
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

  test('a required acceptance without terms URLs shows no checkbox', async ({ host }) => {
    await openConnect(host, { features: json({ legalCheckbox: true }) })
    await expect(host.dialog().getByRole('checkbox')).toHaveCount(0)
    await expect(emailField(host)).toBeEnabled()
  })
})

test('the logins chunk loads only where logins are enabled', async ({ host, page }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await openConnect(host, {})
  await expect(host.button(/^All Wallets/)).toContainText('+')
  expect(files.filter((url) => /chunks\/logins|frame/i.test(url))).toEqual([])
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('a failed load of logins keeps the wallets listed, and the next opening retries', async ({
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

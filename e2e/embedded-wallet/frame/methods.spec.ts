import { setAttributes } from '../../fixtures/page/attributes.ts'
import type { HostPage } from '../../fixtures/page/hostPage.ts'
import { expect, test } from '../../fixtures/test.ts'

const json = JSON.stringify
const emailField = (host: HostPage) => host.dialog().getByRole('textbox', { name: 'Email' })

/** The methods for connecting that the Connect view lists, from top to bottom. */
async function methods(host: HostPage): Promise<string[]> {
  const places = {
    email: emailField(host),
    social: host.button('Google'),
    wallet: host.button(/^WalletConnect/),
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

test('Connect lists logins before wallets, unless a wallet is installed', async ({
  host,
  installWallet,
}) => {
  await openConnect(host, { features: null })
  await expect.poll(() => methods(host)).toEqual(['email', 'social', 'wallet'])
  await installWallet()
  await openConnect(host, { features: null })
  await expect.poll(() => methods(host)).toEqual(['wallet', 'email', 'social'])
})

test('the features attribute sets the login methods and their order', async ({ host }) => {
  const order = ['social', 'wallet', 'email']
  await openConnect(host, { features: json({ connectMethodsOrder: order }) })
  await expect.poll(() => methods(host)).toEqual(order)
})

test('a change of the features attribute changes the logins in the open view', async ({ host }) => {
  await openConnect(host, {})
  await expect.poll(() => methods(host)).toEqual(['wallet'])
  await setAttributes(host, { features: null })
  await expect.poll(() => methods(host)).toEqual(['email', 'social', 'wallet'])
  await setAttributes(host, { features: json({ email: false }) })
  await expect.poll(() => methods(host)).toEqual(['social', 'wallet'])
})

test('Connect shows no logins without a project id, or without a network for embedded wallets', async ({
  host,
}) => {
  await openConnect(host, { features: null, 'project-id': null })
  await expect.poll(() => methods(host)).toEqual(['wallet'])
  await openConnect(host, { features: null, networks: 'bitcoin' })
  await expect.poll(() => methods(host)).toEqual(['wallet'])
})

test('the logins chunk loads only if the page turns logins on', async ({ host, page }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await openConnect(host, {})
  await expect(host.button(/^All wallets/)).toContainText('+')
  expect(files.filter((url) => /chunks\/logins|frame/i.test(url))).toEqual([])
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('wallets stay listed if the logins chunk fails to load, and the next opening requests the chunk again', async ({
  host,
  page,
}) => {
  await page.route('**/chunks/logins-*.js', (route) => route.abort('internetdisconnected'))
  await openConnect(host, { features: null })
  await expect(host.dialog().getByText('This part didn’t load')).toBeVisible()
  await expect(host.button(/^WalletConnect/)).toBeVisible()
  const codes = (await host.events('error')).map(({ detail }) => detail.code)
  expect(codes).toEqual(['LOAD_FAILED'])

  await page.unroute('**/chunks/logins-*.js')
  await host.command('close')
  await host.command('open')
  await expect(host.dialog().getByLabel('Email')).toBeVisible()
})

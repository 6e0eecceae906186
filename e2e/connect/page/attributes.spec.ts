import { errorCodes, setAttributes } from '../../fixtures/page/attributes.ts'
import { expect, test } from '../../fixtures/test.ts'

const network = {
  id: 4242,
  name: 'Own Chain',
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:4242',
  nativeCurrency: { name: 'Own', symbol: 'OWN', decimals: 18 },
  rpcUrls: { default: { http: ['http://localhost:1/rpc'] } },
}
const json = JSON.stringify

/** Attribute, an invalid value, and the path of the error in the value. */
const bad: readonly (readonly [name: string, value: string, path: string])[] = [
  ['project-id', '', ''],
  ['metadata', '{name: "x"}', ''],
  ['metadata', '"text"', ''],
  ['metadata', json({ name: 7 }), 'name'],
  ['metadata', json({ url: 'not a url' }), 'url'],
  ['networks', '', ''],
  ['networks', 'ethereum atlantis', '1'],
  ['networks', 'eip155:999999999', '0'],
  ['networks', '[', ''],
  ['networks', json([{ ...network, caipNetworkId: 'eip155:1' }]), '0'],
  ['networks', json([{ ...network, nativeCurrency: { decimals: '18' } }]), '0.nativeCurrency.name'],
  ['default-network', 'atlantis', ''],
  ['custom-rpc-urls', 'https://example.com', ''],
  ['custom-rpc-urls', json({ 'eip155:1': 'https://example.com' }), 'eip155:1'],
  ['custom-rpc-urls', json({ 'eip155:1': ['ftp://example.com'] }), 'eip155:1.0'],
  ['enable-network-switch', 'yes', ''],
  ['enable-reconnect', '1', ''],
  ['enable-injected', 'TRUE', ''],
  ['enable-eip6963', 'on', ''],
  ['enable-walletconnect', 'no', ''],
  ['enable-coinbase', 'off', ''],
  ['enable-wallet-guide', 'maybe', ''],
  ['features', 'swaps', ''],
  ['features', '[]', ''],
  ['features', json({ email: 'yes' }), 'email'],
  ['features', json({ socials: ['myspace'] }), 'socials'],
  ['features', json({ connectMethodsOrder: ['wallet', 'fax'] }), 'connectMethodsOrder.1'],
  ['featured-wallet-ids', '["a"', ''],
  ['include-wallet-ids', '[1]', '0'],
  ['exclude-wallet-ids', '[{}]', '0'],
  ['custom-wallets', '{}', ''],
  ['custom-wallets', json([{ id: 'a' }]), '0.name'],
  ['custom-wallets', json([{ id: 'a', name: 'A', homepage: 'javascript:alert(1)' }]), '0.homepage'],
  ['all-wallets', 'sometimes', ''],
  ['tokens', json({ 'eip155:1': {} }), 'eip155:1.address'],
  ['default-account-types', json({ eip155: 'savings' }), 'eip155'],
  ['terms-url', 'terms.html', ''],
  ['privacy-url', 'javascript:alert(1)', ''],
  ['services-url', 'services', ''],
  ['blockchain-api-url', 'ftp://example.com', ''],
  ['analytics-url', '://', ''],
  ['relay-url', 'relay', ''],
  ['theme-mode', 'sepia', ''],
  ['theme-variables', '--wm-accent: red', ''],
  ['theme-variables', json({ color: 'red' }), 'color'],
  ['theme-variables', json({ '--wm-accent': 1 }), '--wm-accent'],
]

test('each invalid attribute emits one error with its name and position, and throws nothing', async ({
  host,
}) => {
  await host.open()
  const before = await host.state()
  // One call sets all values in the page, since a hundred calls from outside take seconds.
  const emitted = await host.element().evaluate(async (element, all) => {
    const errorsSince = async (count: number) => {
      await new Promise((done) => setTimeout(done))
      return (window.__walletEvents ?? []).filter(({ type }) => type === 'error').slice(count)
    }
    const found = []
    for (const [name, value] of all) {
      const original = element.getAttribute(name)
      const { length } = await errorsSince(0)
      element.setAttribute(name, value)
      // The slugs of more networks are read from a file before an unknown one is an error.
      let errors = await errorsSince(length)
      for (let turn = 0; turn < 500 && errors.length === 0; turn += 1)
        errors = await errorsSince(length)
      if (original === null) element.removeAttribute(name)
      else element.setAttribute(name, original)
      found.push({ errors, isEnded: (await errorsSince(length + errors.length)).length === 0 })
    }
    return found
  }, bad)
  for (const [index, [name, value, path]] of bad.entries()) {
    const detail = {
      code: 'INVALID_ATTRIBUTE',
      shortMessage: 'Invalid attribute',
      longMessage: expect.stringContaining(name),
      cause: { attribute: name, path },
    }
    const errors = [{ type: 'error', detail: expect.objectContaining(detail) }]
    expect(emitted[index], `${name}="${value}"`).toEqual({ errors, isEnded: true })
  }
  expect(await host.state()).toEqual(before)
})

test('invalid attributes in the HTML emit one error each, and the element works', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await host.open({ attributes: { networks: 'atlantis', 'theme-mode': 'sepia', features: '{' } })
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(host.button(/^Test Wallet/)).toBeVisible()
  expect((await errorCodes(host)).sort()).toEqual(Array(3).fill('INVALID_ATTRIBUTE'))
  await page.keyboard.press('Escape')
  await host.command('open')
  expect(await errorCodes(host)).toHaveLength(3)
  expect((await host.state()).caipNetworkId).toBe('eip155:1')
})

test('an invalid value leaves the last valid one in force', async ({ host, page }) => {
  const customWallets = json([{ id: 'own', name: 'Own Wallet' }])
  await host.open({
    attributes: { 'theme-mode': 'dark', 'custom-wallets': customWallets, networks: 'base' },
  })
  await host.command('open')
  await expect(host.button('Own Wallet')).toBeVisible()
  const background = () =>
    page
      .locator('wallet-modal [part~="dialog"]')
      .evaluate((card) => getComputedStyle(card).backgroundColor)
  const dark = await background()
  await setAttributes(host, { 'theme-mode': 'sepia', 'custom-wallets': '[', networks: 'atlantis' })
  await expect.poll(() => errorCodes(host)).toHaveLength(3)
  expect((await host.state()).caipNetworkId).toBe('eip155:8453')
  await expect(host.button('Own Wallet')).toBeVisible()
  expect(await background()).toBe(dark)
  await setAttributes(host, { 'theme-mode': 'light' })
  await expect.poll(background).not.toBe(dark)
})

test('with debug the modal shows invalid attributes, until debug is removed', async ({ host }) => {
  await host.open({ attributes: { debug: '', 'all-wallets': 'sometimes' } })
  await expect.poll(() => errorCodes(host)).toEqual(['INVALID_ATTRIBUTE'])
  await host.command('open')
  await expect(host.dialog().getByRole('alert')).toHaveText('Invalid attribute')
  await setAttributes(host, { debug: null })
  await expect(host.dialog().getByRole('alert')).toBeEmpty()
})

test('without debug the modal shows no attribute errors', async ({ host }) => {
  await host.open({ attributes: { 'all-wallets': 'sometimes' } })
  await host.command('open')
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  expect(await errorCodes(host)).toEqual(['INVALID_ATTRIBUTE'])
  await expect(host.dialog().getByRole('alert')).toBeEmpty()
})

test('without a project id installed wallets connect, and features that need services are off', async ({
  host,
  page,
  urls,
  installWallet,
}) => {
  await installWallet()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const printed: string[] = []
  page.on('console', (line) => printed.push(`${line.type()}: ${line.text()}`))
  const nodes = JSON.stringify({ 'eip155:1': [urls.chains['eip155:1']] })
  await host.open({
    attributes: { 'project-id': null, 'relay-url': null, 'custom-rpc-urls': nodes },
  })
  await host.command('open')
  await expect(host.button(/^Test Wallet/)).toBeVisible()
  await expect(host.button('All Wallets')).toHaveCount(0)
  await expect(host.button(/^WalletConnect/)).toHaveCount(0)
  await host.button(/^Test Wallet/).click()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await host.command('open')
  expect(await errorCodes(host)).toEqual(['PROJECT_ID_NOT_CONFIGURED'])
  expect(printed).toEqual([expect.stringMatching(/^warning: .*PROJECT_ID_NOT_CONFIGURED/)])
  const [error] = await host.events('error')
  expect(error?.detail.shortMessage).toBe('Project ID Not Configured')
  const { walletServices } = host.urls
  expect(requests.filter((url) => url.startsWith(walletServices))).toEqual([])
})

import { setAttributes } from '../../fixtures/page/attributes.ts'
import { connectPhone, expect, test } from '../../fixtures/walletConnect/pairing.ts'

const json = JSON.stringify

test('the networks are those of the attribute, or Ethereum without it, after each change', async ({
  host,
}) => {
  await host.open({ attributes: { networks: 'ethereum base' } })
  await host.command('open', { view: 'Networks' })
  await expect(host.button(/^Base/)).toBeVisible()
  const own = {
    id: 4242,
    name: 'Own Chain',
    chainNamespace: 'eip155',
    caipNetworkId: 'eip155:4242',
    nativeCurrency: { name: 'Own', symbol: 'OWN', decimals: 18 },
    rpcUrls: { default: { http: ['http://localhost:1/rpc'] } },
  }
  await setAttributes(host, { networks: json(['eip155:10', own]) })
  await expect(host.button(/^Own Chain/)).toBeVisible()
  await expect(host.button(/^OP Mainnet/)).toBeVisible()
  await expect(host.button(/^Base/)).toHaveCount(0)
  await expect(host.element()).toHaveAttribute('caip-network-id', 'eip155:10')
  await setAttributes(host, { networks: null })
  await expect(host.button(/^Ethereum/)).toBeVisible()
  await expect(host.button(/^Own Chain/)).toHaveCount(0)
  await expect(host.element()).toHaveAttribute('caip-network-id', 'eip155:1')
})

test('a network added to the attribute while a phone is connected can be used at once', async ({
  host,
  phone,
}) => {
  const wallet = await phone()
  await host.open({ attributes: { networks: 'ethereum' } })
  await connectPhone(host, wallet)
  await setAttributes(host, { networks: 'ethereum base' })
  await wallet.emitChainChanged('eip155:8453')
  await expect(host.element()).toHaveAttribute('caip-network-id', 'eip155:8453')
  expect(await host.request('eth_blockNumber')).toMatch(/^0x[0-9a-f]+$/)
})

test('the default-network attribute selects the initial network', async ({ host }) => {
  await host.open({ attributes: { networks: 'ethereum base', 'default-network': 'base' } })
  expect((await host.state()).caipNetworkId).toBe('eip155:8453')
})

test('removing the active network from the attribute opens the view for switching', async ({
  host,
  installWallet,
}) => {
  await installWallet()
  await host.open({ attributes: { networks: 'ethereum base' } })
  await host.command('connect', { wallet: 'test.wallet' })
  await setAttributes(host, { networks: 'base' })
  await expect(host.dialog('Switch Network')).toBeVisible()
  await expect(host.element()).toHaveAttribute('view', 'UnsupportedChain')
  await host.button(/^Base/).click()
  await expect(host.element()).toHaveAttribute('caip-network-id', 'eip155:8453')
  await expect(host.dialog()).toBeHidden()
})

test('removing the active network opens no view if the host allows unsupported chains', async ({
  host,
  installWallet,
}) => {
  await installWallet()
  await host.open({ attributes: { networks: 'base', 'allow-unsupported-chain': '' } })
  await host.command('connect', { wallet: 'test.wallet' })
  expect(await host.state()).toMatchObject({ open: false, caipNetworkId: 'eip155:1' })
  await setAttributes(host, { 'allow-unsupported-chain': null })
  await expect(host.dialog('Switch Network')).toBeVisible()
})

test('theme, theme variables and accent colour change with their attributes', async ({
  host,
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await host.open()
  await host.command('open')
  const card = page.locator('wallet-modal [part~="dialog"]')
  const style = (name: string) =>
    card.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)
  await expect(card).toBeVisible()
  const light = await style('background-color')

  await setAttributes(host, { 'theme-mode': 'dark' })
  await expect.poll(() => style('background-color')).not.toBe(light)
  const dark = await style('background-color')
  await setAttributes(host, { 'theme-mode': null })
  await expect.poll(() => style('background-color')).toBe(light)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => style('background-color')).toBe(dark)

  const variables = { '--wm-background': 'rgb(1, 2, 3)', '--wm-width': '400px' }
  await setAttributes(host, { 'theme-variables': json(variables) })
  await expect.poll(() => style('background-color')).toBe('rgb(1, 2, 3)')
  await expect.poll(() => style('width')).toBe('400px')
  await setAttributes(host, { 'theme-variables': json({ '--wm-width': '380px' }) })
  await expect.poll(() => style('background-color')).toBe(dark)
  await expect.poll(() => style('width')).toBe('380px')
  await setAttributes(host, { 'theme-variables': null })
  await expect.poll(() => style('width')).toBe('360px')
})

test('the listed wallets change with the attributes for installed wallets', async ({
  host,
  installWallet,
}) => {
  await installWallet()
  await host.open()
  await host.command('open')
  await expect(host.button(/^Test Wallet/)).toBeVisible()
  await setAttributes(host, { 'enable-eip6963': 'false' })
  await expect(host.button(/^Test Wallet/)).toHaveCount(0)
  await setAttributes(host, { 'enable-eip6963': null })
  await expect(host.button(/^Test Wallet/)).toBeVisible()
  await setAttributes(host, { 'enable-walletconnect': 'false' })
  await expect(host.button(/^WalletConnect/)).toHaveCount(0)
  await setAttributes(host, { 'enable-walletconnect': 'true' })
  await expect(host.button(/^WalletConnect/)).toBeVisible()
})

test('enable-injected="false" removes the legacy wallet', async ({ host, installWallet }) => {
  await installWallet({ legacyOnly: true })
  await host.open()
  await host.command('open')
  await expect(host.button(/^Browser Wallet/)).toBeVisible()
  await setAttributes(host, { 'enable-injected': 'false' })
  await expect(host.button(/^Browser Wallet/)).toHaveCount(0)
})

test('the rows and the help of Connect change with their attributes', async ({ host }) => {
  await host.open()
  await host.command('open')
  const all = host.button(/^All wallets/)
  await expect(all).toBeVisible()
  await setAttributes(host, { features: json({ allWallets: false, somethingNew: 1 }) })
  await expect(all).toHaveCount(0)
  await setAttributes(host, { features: null })
  await expect(all).toBeVisible()
  await setAttributes(host, { 'all-wallets': 'hide' })
  await expect(all).toHaveCount(0)
  await setAttributes(host, { 'all-wallets': 'only-mobile' })
  await expect(all).toHaveCount(0)
  await setAttributes(host, { 'all-wallets': null })
  await expect(all).toBeVisible()

  await expect(host.button('Get started')).toBeVisible()
  await setAttributes(host, { 'enable-wallet-guide': 'false' })
  await expect(host.button('Get started')).toHaveCount(0)

  await setAttributes(host, { 'custom-wallets': json([{ id: 'own', name: 'Own Wallet' }]) })
  await expect(host.button('Own Wallet')).toBeVisible()
  await setAttributes(host, { 'custom-wallets': null })
  await expect(host.button('Own Wallet')).toHaveCount(0)
})

test('setting or removing the project id shows or hides the features that need services', async ({
  host,
}) => {
  // The URL is that of the public relay: a relay of the host would need no project id.
  await host.open({ attributes: { 'project-id': null, 'relay-url': null } })
  await host.command('open')
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  await expect(host.button(/^WalletConnect/)).toHaveCount(0)
  await setAttributes(host, { 'project-id': '0123456789abcdef0123456789abcdef' })
  await expect(host.button(/^WalletConnect/)).toBeVisible()
  await expect(host.button(/^All wallets \d/)).toBeVisible()
  await setAttributes(host, { 'project-id': null })
  await expect(host.button(/^WalletConnect/)).toHaveCount(0)
  await expect(host.button(/^All wallets/)).toHaveCount(0)
})

test('changing the featured wallets while the modal is open requests them again', async ({
  host,
}) => {
  await host.open()
  await host.command('open')
  await expect(host.button(/^All wallets \d/)).toBeVisible()
  const response = await fetch(
    `${host.urls.walletServices}/getWallets?projectId=x&st=x&sv=x&page=2&entries=2`,
  )
  const { data } = (await response.json()) as { data: { id: string; name: string }[] }
  await setAttributes(host, { 'featured-wallet-ids': data.map(({ id }) => id).join(' ') })
  for (const { name } of data) await expect(host.button(name)).toBeVisible()
})

test('a value that the host writes to an attribute which mirrors the state is reverted', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await host.open()
  await host.command('open')
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  const mirrors = 'view namespace status address caip-address caip-network-id loading'.split(' ')
  const read = () =>
    host
      .element()
      .evaluate((element, names) => names.map((name) => element.getAttribute(name)), mirrors)
  const before = await read()
  await setAttributes(host, Object.fromEntries(mirrors.map((name) => [name, 'nonsense'])))
  await expect.poll(read).toEqual(before)
  await setAttributes(host, Object.fromEntries(mirrors.map((name) => [name, null])))
  await expect.poll(read).toEqual(before)
  expect(await host.events('error')).toEqual([])
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

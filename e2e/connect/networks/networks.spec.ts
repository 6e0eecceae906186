import { errorCodes, setAttributes } from '../../fixtures/page/attributes.ts'
import { connectPhone, expect, test } from '../../fixtures/walletConnect/pairing.ts'

test('the page names a network that is not built in by its slug, at the start and later', async ({
  host,
}) => {
  await host.open({ attributes: { networks: 'ethereum linea', 'default-network': 'linea' } })
  await host.command('open', { view: 'Networks' })
  await expect(host.dialog().getByRole('button', { name: /^Linea/ })).toBeVisible()
  await expect(host.element()).toHaveAttribute('caip-network-id', 'eip155:59144')
  await setAttributes(host, { networks: '["base", "mantle"]', 'default-network': null })
  await expect(host.dialog().getByRole('button', { name: /^Mantle/ })).toBeVisible()
  expect(await errorCodes(host)).toEqual([])
  await setAttributes(host, { networks: 'base narnia' })
  await expect.poll(() => errorCodes(host)).toEqual(['INVALID_ATTRIBUTE'])
})

test('connecting requests the network that the user selected before', async ({
  host,
  installWallet,
}) => {
  await installWallet()
  await host.open()
  await host.command('open', { view: 'Networks' })
  await host.button('Base').click()
  await expect(host.element()).toHaveAttribute('caip-network-id', 'eip155:8453')
  await host.command('connect', { wallet: 'test.wallet' })
  await expect(host.element()).toHaveAttribute('caip-network-id', 'eip155:8453')
  expect(await host.request('eth_chainId')).toBe('0x2105')
})

test('picking the current network sends no wallet request', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  await host.openAndTake(/^Ethereum/)
  await expect(host.button('Ethereum Connected')).toBeVisible()
  await host.button('Ethereum Connected').click()
  await expect(host.dialog('Account')).toBeVisible()
  const requestedMethods = await page.evaluate(() =>
    window.demoWallet?.['test.wallet']?.requests.map(({ method }) => method),
  )
  expect(requestedMethods).not.toContain('wallet_switchEthereumChain')
})

test('a network that the wallet did not approve cannot be selected', async ({
  host,
  phone,
  urls,
}) => {
  const wallet = await phone({ rpcUrls: { 'eip155:1': urls.chains['eip155:1'] } })
  await host.open()
  await connectPhone(host, wallet)
  await host.command('open', { view: 'Networks' })
  await expect(host.button(/^Ethereum/)).toBeEnabled()
  await expect(host.button('Base Not approved in the wallet')).toBeDisabled()
})

test('enable-network-switch="false" makes the network in Account a picture', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await host.open({ attributes: { 'enable-network-switch': 'false' } })
  await host.command('connect', { wallet: 'test.wallet' })
  await page.locator('wallet-button').click()
  await expect(host.dialog().getByRole('img', { name: 'Ethereum network' })).toBeVisible()
  await expect(host.button(/^Ethereum/)).toHaveCount(0)
})

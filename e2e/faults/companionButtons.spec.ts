import { expect, test } from '../fixtures/test.ts'

test('companion buttons draw account and network images without an image request', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  const urls: string[] = []
  page.on('request', (request) => {
    if (/getAssetImage|getWalletImage/.test(request.url())) urls.push(request.url())
  })
  // The account has no name and therefore no avatar, which would replace the drawn image.
  await page.route('**/v1/identity/**', (route) => route.fulfill({ status: 404 }))
  await host.open({
    body: '<wallet-network-button for="wallet"></wallet-network-button>',
  })
  await host.command('connect', { wallet: 'test.wallet' })
  const mark = page.locator('wallet-button .mark')
  await expect(mark).toHaveCSS('background-image', /^radial-gradient/)
  await expect(mark).toHaveCSS('width', '24px')
  const picture = page.locator('wallet-network-button img')
  await expect(picture).toHaveAttribute('src', /^data:image\/svg/)
  await expect(picture).toHaveCSS('width', '24px')
  await expect(page.getByRole('button', { name: 'Ethereum', exact: true })).toBeVisible()
  expect(urls).toEqual([])
})

test('the balance on a button has the image of the token that the host names', async ({
  host,
  page,
  urls,
  installWallet,
}) => {
  const image = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
  const address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
  const usdc = {
    name: 'USD Coin',
    symbol: 'USDC',
    chainId: 'eip155:1',
    address: `eip155:1:${address}`,
    quantity: { decimals: '6', numeric: '12.5' },
  }
  const origin = new URL(urls.blockchainApi).origin
  await page.route(
    (url) => url.origin === origin && url.pathname.endsWith('/balance'),
    (route) =>
      route.fulfill({
        json: { balances: [usdc] },
        headers: { 'access-control-allow-origin': '*' },
      }),
  )
  await installWallet()
  const tokens = JSON.stringify({ 'eip155:1': { address, image } })
  await host.open({ attributes: { tokens } })
  await host.command('connect', { wallet: 'test.wallet' })
  const button = page.locator('wallet-button').getByRole('button')
  await expect(button).toHaveText(/12\.5 USDC$/)
  await expect(button.locator('img').last()).toHaveAttribute('src', image)
})

test('a button that is re-rendered while it is pressed still opens the modal', async ({
  host,
  page,
}) => {
  let letIn = () => {}
  const pressed = new Promise<void>((resolve) => {
    letIn = resolve
  })
  // The other chunks begin to load when the pointer is on the button, and arrive while it is pressed.
  await page.route('**/chunks/host-*.js', async (route) => {
    await pressed
    await route.continue()
  })
  await host.open()
  const box = await page.locator('wallet-button').boundingBox()
  if (!box) throw new Error('there is no button')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  letIn()
  await expect(host.element()).toHaveAttribute('caip-network-id', 'eip155:1')
  await page.mouse.up()
  await expect(host.dialog('Connect Wallet')).toBeVisible()
})

import { expect, test } from '../fixtures/test.ts'

test('the buttons draw a picture of the address and of the network without asking for one', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  const asked: string[] = []
  page.on('request', (request) => {
    if (/getAssetImage|getWalletImage/.test(request.url())) asked.push(request.url())
  })
  // An account that has a picture of its own shows that.
  await page.route('**/v1/identity/**', (route) => route.fulfill({ status: 404 }))
  await host.open({
    body: '<wallet-network-button for="wallet"></wallet-network-button>',
  })
  await host.command('connect', { wallet: 'test.wallet' })
  const backgroundOf = (name: string) =>
    page.evaluate((selector) => {
      const drawn = document.querySelector(selector)?.shadowRoot?.querySelector('.mark')
      if (!drawn) return null
      const { backgroundImage, backgroundColor } = getComputedStyle(drawn)
      return `${backgroundImage} ${backgroundColor} ${drawn.getBoundingClientRect().width}`
    }, name)
  await expect.poll(() => backgroundOf('wallet-button')).toMatch(/radial-gradient.* 24$/)
  await expect.poll(() => backgroundOf('wallet-network-button')).toMatch(/rgb\(.* 24$/)
  await expect(page.getByRole('button', { name: 'Ethereum', exact: true })).toBeVisible()
  expect(asked).toEqual([])
})

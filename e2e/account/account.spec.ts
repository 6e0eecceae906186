import { logInByEmail } from '../fixtures/embeddedWallet/logIn.ts'
import { answerBlockchainApi } from '../fixtures/page/answerBlockchainApi.ts'
import { setAttributes } from '../fixtures/page/attributes.ts'
import { expect, test } from '../fixtures/test.ts'

test.describe('an embedded wallet', () => {
  test.use({ logins: true })

  test('the embedded wallet’s account shows total, actions and the tabs Tokens, NFTs and Activity', async ({
    host,
    page,
    urls,
    embedded,
  }) => {
    await host.open()
    await logInByEmail(host, embedded)
    await host.command('open', { view: 'Account' })
    const account = host.dialog('Account')
    await expect(account.locator('.total')).toHaveText(/Total \$[\d,]+\.\d\d$/)
    const features = account.getByRole('list', { name: 'Actions' })
    await expect(features.getByRole('button', { name: 'Receive' })).toBeVisible()
    const tab = (name: string) => account.getByRole('tab', { name })

    await test.step('arrow keys move between the tabs', async () => {
      await expect(tab('Tokens')).toHaveAttribute('aria-selected', 'true')
      await expect(account.getByRole('tabpanel', { name: 'Tokens' })).toContainText('Ether')
      await tab('Tokens').focus()
      await page.keyboard.press('ArrowRight')
      await expect(tab('NFTs')).toBeFocused()
      await expect(tab('NFTs')).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('ArrowRight')
      await expect(account.getByRole('tabpanel', { name: 'Activity' })).toBeVisible()
    })
    await test.step('the selected tab stays selected when the view is left and opened again', async () => {
      await host.command('open', { view: 'Networks' })
      await expect(host.dialog('Choose Network')).toBeVisible()
      await host.command('open', { view: 'Account' })
      await expect(tab('Activity')).toHaveAttribute('aria-selected', 'true')
    })
    await test.step('features that the page turns off are hidden', async () => {
      await setAttributes(host, { features: JSON.stringify({ receive: false, history: false }) })
      await expect(features.getByRole('button', { name: 'Receive' })).toHaveCount(0)
      await expect(account.getByRole('tab')).toHaveCount(0)
      await expect(account).toContainText('Ether')
    })
    await test.step('a long total shrinks instead of being cut off', async () => {
      const value = 123_456_789_012.999
      const quantity = { decimals: '18', numeric: '1' }
      const ether = { name: 'Ether', symbol: 'ETH', chainId: 'eip155:8453', value, quantity }
      await answerBlockchainApi(page, urls, 'balance', () => ({ balances: [ether] }))
      await host.command('switch-network', { network: 'base' })
      await host.command('open', { view: 'Account' })
      const total = account.locator('.total')
      await expect(total).toContainText('$123,456,789,012.99')
      expect(await total.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true)
    })
  })
})

test('an external wallet’s account shows its worth and its tokens, and the bar with Disconnect stays visible', async ({
  host,
  installWallet,
}) => {
  await installWallet()
  await host.open({ attributes: { onramp: '{"coinbaseAppId":"demo"}' } })
  await host.command('connect', { wallet: 'test.wallet' })
  await host.command('open', { view: 'Account' })
  await expect(host.dialog().locator('.total')).toContainText(/\$[\d,]+\.\d\d/)
  const features = host.dialog().getByRole('list', { name: 'Actions' })
  await expect(features.getByRole('button')).toHaveText(['Buy', 'Swap', 'Receive', 'Send'])
  await expect(host.dialog().getByRole('tab')).toHaveText(['Tokens', 'NFTs', 'Activity'])
  await expect(host.dialog().getByRole('list', { name: 'Tokens', exact: true })).toBeVisible()
  const bar = [
    host.button('Settings'),
    host.dialog().getByRole('link', { name: 'View on Etherscan' }),
    host.button('Disconnect'),
  ]
  for (const control of bar) await expect(control).toBeInViewport({ ratio: 1 })
  await host.button('Ethereum network').click()
  await expect(host.dialog('Choose Network')).toBeVisible()
})

test('amounts follow the number format of the user’s locale', async ({
  host,
  page,
  urls,
  installWallet,
}) => {
  const quantity = { decimals: '18', numeric: '1234.5' }
  const balances = [
    { name: 'Ether', symbol: 'ETH', chainId: 'eip155:1', value: 1234.999, quantity },
  ]
  await answerBlockchainApi(page, urls, 'balance', () => ({ balances }))
  await installWallet()
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  await host.command('open', { view: 'Account' })
  await expect(host.dialog().locator('.total')).toContainText('$1,234.99')
})

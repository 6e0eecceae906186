import { expect, polkadotAccounts, test } from '../../fixtures/chains/polkadot.ts'
import { openDemo } from '../../fixtures/page/openDemo.ts'

const local = 'polkadot:45454545454545454545454545454545'

test('the demo page’s Polkadot wallet connects, signs and sends with the buttons of all families', async ({
  page,
  urls,
  polkadotChain,
}) => {
  // `npm start -- --with polkadot` opens the page with this parameter.
  await page.route('**/services.json', async (route) => {
    const services = await (await route.fetch()).json()
    services.chains[local] = polkadotChain
    await route.fulfill({ json: services })
  })
  await openDemo(page, urls.demo, '&siwx=-')
  const approve = () => page.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Demo Polkadot Wallet/ }).click()
  await approve()
  await expect(page.locator('wallet-modal')).toHaveAttribute('address', polkadotAccounts.kusama[0])

  const result = page.locator('#result')
  await page.getByRole('button', { name: 'Sign a message' }).click()
  await approve()
  await expect(result).toHaveText(/^Signature 0x[0-9a-f]{128,}/)

  await page.getByRole('button', { name: 'Send 0.01' }).click()
  // The first transaction is reviewed, because this browser has no metadata of the runtime yet.
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('0.01 ROC')).toBeVisible()
  await expect(page.getByRole('definition').getByText('Local Asset Hub')).toBeVisible()
  await approve()
  await expect(result).toHaveText(/^In block 0x[0-9a-f]{64}$/)
})

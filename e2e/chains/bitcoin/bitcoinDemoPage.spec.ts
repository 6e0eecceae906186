import { regtest } from '../../../demo/wallets/bitcoin/chains.ts'
import { createBitcoinSigner } from '../../../demo/wallets/bitcoin/signer.ts'
import { PAGE_WALLET_KEYS } from '../../../demo/wallets/bitcoin/testKeys.ts'
import { expect, regtestId, test } from '../../fixtures/chains/bitcoin.ts'
import { openDemo } from '../../fixtures/page/openDemo.ts'

test('the demo page’s Bitcoin wallet connects, signs and sends', async ({
  page,
  urls,
  bitcoinChain,
}) => {
  const { payment } = createBitcoinSigner(PAGE_WALLET_KEYS[0] ?? '', regtest)
  await bitcoinChain.fund(payment.address, 5_000_000)
  // `npm start -- --with bitcoin` opens the page with this parameter.
  await page.route('**/services.json', async (route) => {
    const services = await (await route.fetch()).json()
    services.chains[regtestId] = bitcoinChain.url
    await route.fulfill({ json: services })
  })
  await openDemo(page, urls.demo, '&siwx=-')
  const dialog = page.getByRole('dialog')
  const approve = () => page.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await dialog.getByRole('button', { name: /^Demo Wallet/ }).click()
  await dialog.getByRole('button', { name: /^Bitcoin/ }).click()
  await approve()
  await expect(page.locator('wallet-modal')).toHaveAttribute('address', payment.address)

  await page.getByRole('button', { name: 'Sign a message' }).click()
  await approve()
  await expect(page.locator('#result')).toHaveText(/^Signature [\w+/]{80,}/)

  await page.getByRole('button', { name: 'Send 0.01' }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('1,000,000 sat')).toBeVisible()
  await approve()
  await expect(page.locator('#result')).toHaveText(/^Sent: \w{64}$/)
  expect(await bitcoinChain.mempool()).toHaveLength(1)
})

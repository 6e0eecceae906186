import { installStandardWallet } from '../fixtures/installed/standardWallet.ts'
import type { HostPage } from '../fixtures/page/hostPage.ts'
import { scan } from '../fixtures/page/scan.ts'
import { expect, test } from '../fixtures/test.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const label = 'QR code of your address'

declare global {
  interface Window {
    sharedTexts?: string[]
  }
}

async function openReceive(host: HostPage, attributes: Record<string, string> = {}) {
  await host.open({ attributes })
  await host.command('connect', { wallet: 'test.wallet' })
  await host.command('open', { view: 'WalletReceive' })
  await expect(host.dialog('Receive').getByRole('img', { name: label })).toBeVisible()
}

const looks = [
  { name: 'light', theme: 'light', size: { width: 1000, height: 800 } },
  { name: 'dark', theme: 'dark', size: { width: 1000, height: 800 } },
  { name: 'on a small phone', theme: 'light', size: { width: 320, height: 568 } },
  { name: 'at 400 % zoom', theme: 'light', size: { width: 320, height: 256 } },
  { name: 'on a phone on its side', theme: 'dark', size: { width: 844, height: 390 } },
]

for (const { name, theme, size } of looks) {
  test(`a camera reads the address from the QR code: ${name}`, async ({
    host,
    page,
    installWallet,
  }) => {
    await page.setViewportSize(size)
    await installWallet()
    await openReceive(host, { 'theme-mode': theme })
    await expect(page.getByRole('img', { name: label })).toBeInViewport({ ratio: 1 })
    await expect.poll(() => scan(page)).toBe(address)
  })
}

test('the Receive view shows the address and the account’s name, and copies the address', async ({
  host,
  page,
  context,
  installWallet,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await installWallet()
  await openReceive(host)
  await expect(host.dialog().getByText('ada.demo.eth')).toBeVisible()
  await expect(host.dialog().locator('[data-address]')).toHaveText(address)
  await host.button('Copy address').click()
  await expect(host.dialog().getByText('Address copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
})

test('a failed copy of the address is reported', async ({ host, page, installWallet }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await installWallet()
  await openReceive(host)
  await host.button('Copy address').click()
  await expect(host.dialog().getByText('Failed to copy')).toBeVisible()
  expect((await host.events('error')).map(({ detail }) => detail.code)).toEqual(['COPY_FAILED'])
})

test('the address is shared where the browser can share, and a cancelled share is no error', async ({
  host,
  page,
  installWallet,
}) => {
  await page.addInitScript(() => {
    window.sharedTexts = []
    const answers = [undefined, new DOMException('', 'AbortError'), new TypeError('no')]
    navigator.share = async (data) => {
      const answer = answers[window.sharedTexts?.length ?? 0]
      window.sharedTexts?.push(data?.text ?? '')
      if (answer) throw answer
    }
  })
  await installWallet()
  await openReceive(host)
  const shared = () => page.evaluate(() => window.sharedTexts)
  const share = host.button('Share')
  await share.click()
  expect(await shared()).toEqual([address])
  await share.click()
  await share.click()
  await expect(host.dialog().getByText('Your browser didn’t allow sharing')).toBeVisible()
  expect(await shared()).toEqual([address, address, address])
  expect((await host.events('error')).map(({ detail }) => detail.code)).toEqual(['SHARE_FAILED'])
})

test('the Share button is absent where the browser cannot share', async ({
  host,
  page,
  installWallet,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await installWallet()
  await openReceive(host)
  await expect(host.button('Share')).toHaveCount(0)
})

test('the compatible networks open from Receive by keyboard alone', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await installStandardWallet(page)
  await openReceive(host, { networks: 'base ethereum solana-devnet' })
  await host.button(/^Compatible Networks/).focus()
  await page.keyboard.press('Enter')
  const networks = host.dialog('Compatible Networks')
  await expect(networks.getByRole('listitem')).toHaveText(['Ethereum', 'Base'])
  await expect(networks.getByText(/^Send only assets on these networks/)).toBeVisible()
  await host.button('Back').focus()
  await page.keyboard.press('Enter')
  await expect(host.dialog('Receive')).toBeVisible()
})

test('a Receive command for a family without an account opens Connect for the family', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await installStandardWallet(page)
  await host.open({ attributes: { networks: 'ethereum solana-devnet' } })
  await host.command('connect', { wallet: 'test.wallet' })
  await host.command('open', { view: 'WalletReceive', namespace: 'solana' })
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  const codes = (await host.events('error')).map(({ detail }) => detail.code)
  expect(codes).not.toContain('ACCOUNT_NOT_FOUND')
})

test('a Receive command rejects with NOT_ENABLED when the page turns receiving off', async ({
  host,
  installWallet,
}) => {
  await installWallet()
  await host.open({ attributes: { features: '{"receive":false}' } })
  await host.command('connect', { wallet: 'test.wallet' })
  for (const view of ['WalletReceive', 'WalletCompatibleNetworks'])
    expect(await host.command('open', { view })).toEqual({ error: 'NOT_ENABLED' })
  await expect(host.dialog()).toBeHidden()
})

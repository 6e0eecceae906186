import { installStandardWallet } from '../fixtures/installed/standardWallet.ts'
import { setTheme } from '../fixtures/page/attributes.ts'
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

async function openReceive(host: HostPage) {
  await host.open()
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
] as const

test('a camera reads the address from the QR code of Receive: in light, in dark, on a phone and zoomed', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await openReceive(host)
  for (const { name, theme, size } of looks) {
    await test.step(name, async () => {
      await page.setViewportSize(size)
      await setTheme(host, theme)
      await expect(page.getByRole('img', { name: label })).toBeInViewport({ ratio: 1 })
      await expect.poll(() => scan(page)).toBe(address)
    })
  }
})

test('a command for Receive opens Connect if no account of the requested family is connected', async ({
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

test('a command for Receive rejects with NOT_ENABLED when the page turns receiving off', async ({
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

import { resolve } from 'node:path'
import { build } from 'esbuild'
import { verifyMessage } from 'ethers'
import { test as base, connectPhone, expect } from '../fixtures/pairing.ts'
import { rowNames } from '../fixtures/walletRows.ts'
import { phoneAccounts } from '../fixtures/webWallet.ts'

const own = 'app.wallet-modal'
const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const attributes = { announce: '', networks: 'ethereum base' }
const body = '<script type="module" src="/announce-page.js"></script>'

const test = base.extend<{ serveApp: () => Promise<void> }, { appScript: string }>({
  appScript: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from here
    async ({}, use) => {
      const { outputFiles } = await build({
        entryPoints: [resolve(import.meta.dirname, '../fixtures/announcePage.ts')],
        bundle: true,
        write: false,
        format: 'esm',
        target: 'es2022',
        logLevel: 'error',
      })
      await use(outputFiles[0]?.text ?? '')
    },
    { scope: 'worker' },
  ],
  serveApp: async ({ page, appScript }, use) => {
    await use(async () => {
      await page.route('**/announce-page.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: appScript }),
      )
    })
  },
})

test('an app with mipd, as wagmi has it, finds the connected wallet, follows and signs', async ({
  host,
  page,
  installWallet,
  serveApp,
}) => {
  await serveApp()
  await installWallet()
  await host.open({ attributes, body })
  await page.waitForFunction(() => window.announcePage)
  const found = () => page.evaluate(() => window.announcePage?.wallets() ?? [])
  expect(await found()).toEqual(['test.wallet'])
  await host.command('connect', { wallet: 'test.wallet' })
  await expect.poll(found).toEqual(['test.wallet', own])

  const seen = await page.evaluate((rdns) => window.announcePage?.look(rdns), own)
  expect(seen).toMatchObject({ rdns: own, name: 'Test Wallet', accounts: [first], chainId: '0x1' })
  expect(seen?.icon).toMatch(/^data:image\//)
  const signature = await page.evaluate(
    ([rdns, address]) => window.announcePage?.sign(rdns, '0x6869', address as `0x${string}`),
    [own, first] as const,
  )
  expect(verifyMessage('hi', String(signature))).toBe(first)

  await test.step('it follows a switch', async () => {
    await host.command('switch-network', { network: 'base' })
    const after = await page.evaluate((rdns) => window.announcePage?.look(rdns), own)
    expect(after?.chainId).toBe('0x2105')
  })

  await test.step('the modal does not list what it announces itself', async () => {
    await host.command('disconnect')
    await host.command('open', { view: 'Connect' })
    expect((await rowNames(host)).filter((name) => /^Test Wallet/.test(name))).toHaveLength(1)
  })
})

test('a wallet on the phone is found as well, and by an app that asks only later', async ({
  host,
  page,
  phone,
  serveApp,
}) => {
  await serveApp()
  await host.open({ attributes })
  await connectPhone(host, await phone())
  await page.evaluate((url) => import(url), '/announce-page.js')
  const found = () => page.evaluate(() => window.announcePage?.wallets() ?? [])
  await expect.poll(found).toEqual([own])
  const [address] = phoneAccounts
  const seen = await page.evaluate((rdns) => window.announcePage?.look(rdns), own)
  expect(seen).toMatchObject({ accounts: [address], name: 'Node wallet' })
})

test('without the attribute nothing is announced', async ({
  host,
  page,
  installWallet,
  serveApp,
}) => {
  await serveApp()
  await installWallet()
  await host.open({ attributes: { networks: 'ethereum base' }, body })
  await page.waitForFunction(() => window.announcePage)
  await host.command('connect', { wallet: 'test.wallet' })
  await host.state()
  const found = await page.evaluate(() => window.announcePage?.wallets())
  expect(found).toEqual(['test.wallet'])
})

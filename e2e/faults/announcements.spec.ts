import type { Page } from '@playwright/test'
import { rowNames } from '../fixtures/page/walletRows.ts'
import { expect, test } from '../fixtures/test.ts'

/** Installs wallets that only announce themselves. Called before the page opens. */
async function announce(page: Page, wallets: { name: string; rdns: string }[]): Promise<void> {
  await page.addInitScript((all) => {
    const details = all.map(({ name, rdns }, index) => ({
      info: { uuid: `${index}`, name, rdns, icon: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' },
      provider: { request: async ({ method }: { method: string }) => [`${name} ${method}`] },
    }))
    const announce = () => {
      for (const detail of details)
        dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    }
    addEventListener('eip6963:requestProvider', announce)
    announce()
  }, wallets)
}

test('the modal opens although 5,000 wallets announce themselves', async ({ host, page }) => {
  await announce(
    page,
    Array.from({ length: 5_000 }, (_, index) => ({ name: `W ${index}`, rdns: `flood.w${index}` })),
  )
  await host.open()
  await host.command('open')
  await expect(host.button(/^W 0 /)).toBeVisible()
  const flood = (await rowNames(host)).filter((name) => name.startsWith('W '))
  expect(flood).toHaveLength(100)
})

test('a second wallet that announces itself under a known rdns gets a row of its own and replaces none', async ({
  host,
  page,
}) => {
  const rdns = 'io.first'
  await announce(page, [
    { name: 'First', rdns },
    { name: 'First', rdns },
    { name: 'Second', rdns },
  ])
  await host.open()
  await host.command('open')
  await expect(host.button(/^First/)).toBeVisible()
  const rows = (await rowNames(host)).filter((name) => /^(First|Second)/.test(name))
  expect(rows).toEqual(['First Installed', 'Second Installed'])
})

test('a wallet whose getters throw emits no page error and hides no other wallet', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await page.addInitScript(() => {
    const throwing = {
      enumerable: true,
      get(): never {
        throw new Error('thrown by a wallet')
      },
    }
    const announce = () => {
      const info = Object.defineProperty({ uuid: 'u', rdns: 'io.bad', icon: '' }, 'name', throwing)
      const details = [
        { info, provider: { request: async () => null } },
        Object.defineProperty({}, 'info', throwing),
        {
          info: { uuid: 'v', rdns: 'io.deaf', icon: '', name: 'Deaf' },
          provider: Object.defineProperty({}, 'request', throwing),
        },
      ]
      for (const detail of details)
        dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    }
    addEventListener('eip6963:requestProvider', announce)
    Object.defineProperty(window, 'ethereum', { ...throwing, configurable: true })
    const entry = { version: '1', enable: async () => ({}) }
    const injected = Object.defineProperty({ talisman: entry }, 'bad', throwing)
    Object.assign(window, { injectedWeb3: injected })
  })
  await host.open({ attributes: { networks: 'ethereum polkadot' } })
  await host.command('open')
  await expect(host.button(/^Test Wallet/)).toBeVisible()
  await expect(host.button(/^Talisman/)).toBeVisible()
})

import type { Page } from '@playwright/test'
import type { HostPage } from '../fixtures/page/hostPage.ts'
import { expect, test } from '../fixtures/test.ts'

/**
 * A stored connection stays stored if the wallet is locked, late or failing, and is later restored without a prompt.
 */

/** The wallet's storage is written while the page reloads, so no event is emitted. */
const setLocked = (page: Page, locked: boolean) =>
  page.evaluate((next) => {
    const key = 'demo-wallet:test.wallet'
    const memory = JSON.parse(localStorage.getItem(key) ?? '{}')
    localStorage.setItem(key, JSON.stringify({ ...memory, locked: next }))
  }, locked)

test.beforeEach(async ({ host, installWallet }) => {
  await installWallet()
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
})

test('a wallet that is locked and unlocked while the page is open is connected again', async ({
  host,
  wallet,
}) => {
  const requestedMethods = await wallet.requestedMethods()
  for (let time = 1; time <= 2; time++) {
    await wallet.lock()
    await expect(host.element()).toHaveAttribute('status', 'disconnected')
    await wallet.unlock()
    await expect(host.element()).toHaveAttribute('status', 'connected')
    await wallet.expectStateIsTrue()
  }
  const since = (await wallet.requestedMethods()).slice(requestedMethods.length)
  expect(since).not.toContain('eth_requestAccounts')
  const details = (await host.events('connect')).map(({ detail }) => detail)
  expect(details.map((detail) => Reflect.get(Object(detail), 'restored'))).toEqual([
    false,
    true,
    true,
  ])
})

test('a wallet that was locked at a reload is connected once it is unlocked', async ({
  host,
  page,
  wallet,
}) => {
  await setLocked(page, true)
  await page.reload()
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
  await wallet.unlock()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  expect(await wallet.requestedMethods()).not.toContain('eth_requestAccounts')
})

test('a wallet that was locked at one reload and is unlocked at the next is restored', async ({
  host,
  page,
  wallet,
}) => {
  await setLocked(page, true)
  await page.reload()
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
  await setLocked(page, false)
  await page.reload()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  expect(await wallet.requestedMethods()).not.toContain('eth_requestAccounts')
})

test('a wallet that the user disconnected while it was locked stays disconnected when unlocked', async ({
  host,
  page,
  wallet,
}) => {
  await wallet.lock()
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
  await host.command('disconnect')
  await wallet.unlock()
  await page.reload()
  expect((await host.state()).status).toBe('disconnected')
  expect(await wallet.requestedMethods()).toEqual([])
  expect(await host.events('connect')).toEqual([])
})

const late = { name: 'Late', rdns: 'late.wallet', behaviour: { lateAnnounce: 'manual' } } as const

const announceLate = (page: Page) =>
  page.evaluate((rdns) => window.demoWallet?.[rdns]?.announce(), late.rdns)

/**
 * Connects a wallet and reloads the page. The wallet announces itself, and is restored, only once `announceLate` is
 * called.
 */
async function reloadWithLateWallet(host: HostPage): Promise<void> {
  const { page } = host
  await page.reload()
  await announceLate(page)
  await host.command('connect', { wallet: late.rdns })
  await page.reload()
  await expect(host.element()).toHaveAttribute('status', 'connecting')
}

test('a wallet that announces itself after the restore has timed out is connected', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet(late)
  await reloadWithLateWallet(host)
  await expect(host.element()).toHaveAttribute('status', 'disconnected', { timeout: 10_000 })
  await announceLate(page)
  await expect(host.element()).toHaveAttribute('status', 'connected')
  expect((await host.state()).accounts.eip155?.wallet.rdns).toBe('late.wallet')
})

test('a view of the account that is opened during a restore replaces Connect once the restore has ended', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet(late)
  await reloadWithLateWallet(host)
  await host.command('open', { view: 'WalletSend' })
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  await announceLate(page)
  await expect(host.dialog('Send')).toBeVisible()
})

test('a view of the account that is closed during a restore stays closed', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet(late)
  await reloadWithLateWallet(host)
  await host.command('open', { view: 'WalletSend' })
  await host.dialog('Connect Wallet').getByRole('button', { name: 'Close' }).click()
  await expect(host.dialog()).toBeHidden()
  await announceLate(page)
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await host.command('open', { view: 'WalletReceive' })
  await expect(host.dialog('Receive')).toBeVisible()
  const views = (await host.events('viewchange')).map(({ detail }) => detail.view)
  expect(views).not.toContain('WalletSend')
})

/** The wallet's next `eth_accounts` rejects with this code; with null, it never gets a response. */
const spoilOnce = (page: Page, code: number | null) =>
  page.addInitScript((faultyCode) => {
    const isFaulty = sessionStorage.getItem('faulty') === null
    if (!isFaulty) return
    sessionStorage.setItem('faulty', 'once')
    window.addEventListener('eip6963:announceProvider', (event) => {
      const { provider } = (event as CustomEvent).detail
      if (provider.isSpoilt) return
      provider.isSpoilt = true
      const { request } = provider
      provider.request = (call: { method: string }) => {
        if (call.method !== 'eth_accounts') return request.call(provider, call)
        if (faultyCode === null) return new Promise(() => {})
        return Promise.reject(Object.assign(new Error('Internal error'), { code: faultyCode }))
      }
    })
  }, code)

for (const code of [-32603, -32000]) {
  test(`a wallet that fails one restore with ${code} is restored at the next load`, async ({
    host,
    page,
    wallet,
  }) => {
    await spoilOnce(page, code)
    await page.reload()
    await expect(host.element()).toHaveAttribute('status', 'disconnected')
    await page.reload()
    await expect(host.element()).toHaveAttribute('status', 'connected')
    expect(await wallet.requestedMethods()).not.toContain('eth_requestAccounts')
  })
}

test('a wallet that is silent for 10 s during a restore is restored at the next load', async ({
  host,
  page,
  wallet,
}) => {
  await spoilOnce(page, null)
  await page.clock.install()
  await page.reload()
  await expect(host.element()).toHaveAttribute('status', 'connecting')
  await expect(async () => {
    await page.clock.runFor(1_000)
    await expect(host.element()).toHaveAttribute('status', 'disconnected', { timeout: 100 })
  }).toPass()
  await page.reload()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  expect(await wallet.requestedMethods()).not.toContain('eth_requestAccounts')
})

import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { inRepository } from '../../../.ci/paths.ts'
import { expect, test } from '../../fixtures/test.ts'

interface Integrity extends Record<string, unknown> {
  'wallet-modal.js': string
  importmap: { integrity: Record<string, string> }
}

/** The files are listed within the tests, because there may be no build when Playwright collects the specs. */
const readIntegrity = () =>
  JSON.parse(readFileSync(inRepository('dist/cdn/integrity.json'), 'utf8')) as Integrity

test('every chunk that the published script loads can be imported', async ({ host, page }) => {
  await host.open()
  const files = Object.keys(readIntegrity()).filter((name) => name !== 'importmap')
  const failures = await page.evaluate(async (names) => {
    const imports = names.map((name) =>
      import(`/wallet-modal/${name}`).then(
        () => [],
        (error: unknown) => [`${name}: ${error}`],
      ),
    )
    return (await Promise.all(imports)).flat()
  }, files)
  expect(failures).toEqual([])
})

const shop = 'https://shop.example/'

/** Serves a page with the import map of `integrity.json`, and the CDN. Files that `changed` matches differ there. */
async function serveMapped(page: Page, html = '', changed = () => /^$/): Promise<void> {
  const { importmap, 'wallet-modal.js': hash } = readIntegrity()
  const src = Object.keys(importmap.integrity).find((url) => url.endsWith('/wallet-modal.js')) ?? ''
  expect(importmap.integrity[src]).toBe(hash)
  await page.route('https://cdn.jsdelivr.net/npm/**', async (route) => {
    const [, name = ''] = /dist\/cdn\/(.*)$/.exec(route.request().url()) ?? []
    const text = readFileSync(inRepository('dist/cdn', name), 'utf8')
    const body = changed().test(name) ? `${text}//` : text
    const headers = { 'access-control-allow-origin': '*' }
    await route.fulfill({ body, headers, contentType: 'text/javascript' })
  })
  const body = `<!doctype html>${html}<script type="importmap">${JSON.stringify(importmap)}</script>
    <script type="module" crossorigin integrity="${hash}" src="${src}"></script>
    <wallet-button for="w"></wallet-button>
    <wallet-modal id="w" project-id="" networks="ethereum"></wallet-modal>`
  await page.route(shop, (route) =>
    route.fulfill({ body, contentType: 'text/html; charset=utf-8' }),
  )
}

test('the import map in integrity.json refuses a file that was changed on the CDN', async ({
  page,
}) => {
  let changed = /^$/
  await serveMapped(page, '', () => changed)
  await page.goto(shop)
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()

  changed = /chunks\/shell-/
  await page.goto(shop)
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(page.getByRole('alert')).toContainText('Wallets didn’t load.')
})

test('under the import map in integrity.json every file loads', async ({ page }) => {
  await serveMapped(page)
  await page.goto(shop)
  const failures = await page.evaluate(async (urls) => {
    const imports = urls.map((url) => import(url).then(() => [], String))
    return (await Promise.all(imports)).flat()
  }, Object.keys(readIntegrity().importmap.integrity))
  expect(failures).toEqual([])
})

test('under the import map in integrity.json a user reads German, connects and gets to Receive', async ({
  page,
  installWallet,
}) => {
  await installWallet()
  await serveMapped(page, '<html lang="de">')
  await page.goto(shop)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Wallet verbinden' }).click()
  await dialog.getByRole('button', { name: 'Was ist eine Wallet?' }).click()
  await expect(page.getByRole('dialog', { name: 'Was ist eine Wallet?' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Zurück' }).click()
  await dialog.getByRole('button', { name: /^Test Wallet/ }).click()
  await expect(page.locator('wallet-modal')).toHaveAttribute('status', 'connected')
  await page.evaluate(() => {
    const detail = { command: 'open', view: 'WalletReceive' }
    document
      .querySelector('wallet-modal')
      ?.dispatchEvent(new CustomEvent('walletcommand', { detail }))
  })
  await expect(dialog.getByRole('img', { name: /QR/ })).toBeVisible()
})

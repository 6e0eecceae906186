import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { inRepository } from '../../.ci/paths.ts'
import { expect, test } from '../fixtures/test.ts'

/** Serves the built files under `/older/` too, as another release would be. Returns the paths that were asked for. */
async function serveOlder(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route('**/older/**', async (route) => {
    const [, name = ''] = /\/older\/(.*)$/.exec(new URL(route.request().url()).pathname) ?? []
    asked.push(name)
    const text = readFileSync(inRepository('dist/cdn', name), 'utf8')
    await route.fulfill({ body: `${text}\n//`, contentType: 'text/javascript' })
  })
  return asked
}

const pageWith = (element: string, ...scripts: string[]) => `<!doctype html><html lang="en"><head>
  <title>Host page</title>${scripts
    .map((src) => `<script type="module" src="${src}/wallet-modal.js"></script>`)
    .join('')}</head><body><wallet-button for="wallet"></wallet-button>
  <wallet-modal id="wallet" ${element}></wallet-modal></body></html>`

test('of two releases of the script in a page the first one runs alone, and connects', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  const asked = await serveOlder(page)
  const newer: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/wallet-modal/chunks/')) newer.push(request.url())
  })
  await host.openHtml(pageWith(host.attributes(), '/older', '/wallet-modal'))
  await host.openAndTake(/^Test Wallet/)
  await expect(host.element()).toHaveAttribute('status', 'connected')
  expect(await host.events('connect')).toHaveLength(1)
  expect(asked.filter((name) => name.startsWith('chunks/')).length).toBeGreaterThan(3)
  expect(newer).toEqual([])
})

test('a page whose release is gone from the server offers to reload, and the new release opens', async ({
  host,
  page,
}) => {
  await serveOlder(page)
  await page.route('**/older/chunks/**', (route) => route.fulfill({ status: 404 }))
  await host.openHtml(pageWith(host.attributes(), '/older'))
  await page.locator('wallet-button').click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('didn’t load')
  await page.route('**/older/wallet-modal.js', (route) =>
    route.fulfill({
      body: "import '/wallet-modal/wallet-modal.js'",
      contentType: 'text/javascript',
    }),
  )
  const loaded = page.waitForEvent('load')
  await alert.getByRole('button', { name: 'Reload' }).click()
  await loaded
  await page.locator('wallet-button').click()
  await expect(host.dialog('Connect Wallet')).toBeVisible()
})

test('a file that an extension or a proxy blocks stops its view only, and the user connects', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await page.route('**/chunks/wallet-lists-*.js', (route) => route.abort('blockedbyclient'))
  await host.open()
  await host.openAndTake(/^All wallets/)
  await expect(host.dialog().getByText(/This part didn’t load/)).toHaveCount(1)
  await host.button('Back').click()
  await host.button(/^Test Wallet/).click()
  await expect(host.element()).toHaveAttribute('status', 'connected')
})

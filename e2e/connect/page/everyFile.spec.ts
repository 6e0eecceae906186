import { readFileSync } from 'node:fs'
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

test('the import map in integrity.json refuses a file that was changed on the CDN', async ({
  page,
}) => {
  const { importmap, 'wallet-modal.js': hash } = readIntegrity()
  const cdn = 'https://cdn.jsdelivr.net/npm/'
  const src = Object.keys(importmap.integrity).find((url) => url.endsWith('/wallet-modal.js')) ?? ''
  expect(importmap.integrity[src]).toBe(hash)
  let changed = /^$/
  await page.route(`${cdn}**`, async (route) => {
    const [, name = ''] = /dist\/cdn\/(.*)$/.exec(route.request().url()) ?? []
    const text = readFileSync(inRepository('dist/cdn', name), 'utf8')
    const body = changed.test(name) ? `${text}//` : text
    const headers = { 'access-control-allow-origin': '*' }
    await route.fulfill({ body, headers, contentType: 'text/javascript' })
  })
  const body = `<!doctype html><script type="importmap">${JSON.stringify(importmap)}</script>
    <script type="module" crossorigin integrity="${hash}" src="${src}"></script>
    <wallet-button for="w"></wallet-button><wallet-modal id="w"></wallet-modal>`
  await page.route('https://shop.example/', (route) =>
    route.fulfill({ body, contentType: 'text/html' }),
  )

  await page.goto('https://shop.example/')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()

  changed = /chunks\/shell-/
  await page.goto('https://shop.example/')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(page.getByRole('alert')).toContainText('Wallets could not be loaded.')
})

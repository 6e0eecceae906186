import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from '../../fixtures/test.ts'

const readme = readFileSync(resolve(import.meta.dirname, '../../../README.md'), 'utf8')

test('the example of the README’s quick start works unmodified', async ({
  host,
  page,
  urls,
  installWallet,
}) => {
  const [, example = ''] = /## Quick start[\s\S]*?```html\n([\s\S]*?)```/.exec(readme) ?? []
  expect(example.trim().split('\n').length).toBeLessThanOrEqual(10)
  await installWallet()
  // The strict policy of test pages forbids inline scripts, so the example's script is served as a file.
  const [, script = ''] = /<script type="module">([\s\S]*?)<\/script>/.exec(example) ?? []
  const html = example.replace(
    `<script type="module">${script}`,
    '<script type="module" src="app.js">',
  )
  await page.route(new URL('/app.js', urls.demo).href, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  await host.openHtml(html)

  await host.openAndTake(/^Test Wallet/)
  await expect(page).toHaveTitle('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266 on Ethereum')
})

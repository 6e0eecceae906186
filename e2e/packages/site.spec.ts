import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import ts from 'typescript'
import { inRepository } from '../../.ci/paths.ts'
import { frameworks } from '../../elements/create/bases.ts'

const out = inRepository('elements/site/out')
const origin = 'https://site.test'
/** A path below the origin, at which the site has to work, too. */
const base = '/at/some/path/'

test.describe.configure({ mode: 'serial', timeout: 240_000 })

test.beforeAll(async () => {
  await promisify(execFile)('npm', ['run', 'site'], {
    cwd: inRepository('.'),
    env: { ...process.env, SITE_BASE: base },
  })
})

const pages = () =>
  readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => name.endsWith('.html') && !name.includes('wallet-modal/') && name !== '404.html',
    )
    .sort()

/** Serves the site to the page from its folder, and nothing else: no other host answers. Returns what went wrong. */
async function openSite(page: Page): Promise<{ faults: string[]; bytes: Map<string, number> }> {
  const faults: string[] = []
  const bytes = new Map<string, number>()
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${page.url()}: ${message.text()}`)
  })
  await page.route(/./, async (route) => {
    const url = new URL(route.request().url())
    if (url.origin !== origin) return route.abort()
    const name = url.pathname.slice(base.length) || 'index.html'
    const file = join(out, name)
    bytes.set(name, gzipSync(readFileSync(file)).length)
    await route.fulfill({ path: file })
  })
  return { faults, bytes }
}

const at = (name: string) => `${origin}${base}${name}`

test('each page opens without a network and without an error, has a title, and fits a phone', async ({
  page,
}) => {
  const { faults } = await openSite(page)
  await page.setViewportSize({ width: 360, height: 740 })
  const names = pages()
  expect(names.length).toBeGreaterThan(50)
  for (const name of names) {
    await page.goto(at(name))
    await expect(page.getByRole('heading', { level: 1 }).first(), name).toBeVisible()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect.soft(overflow, `${name} is wider than the phone`).toBeLessThanOrEqual(0)
  }
  expect(faults).toEqual([])
})

test('each link within the site leads to a page and a heading that exist', () => {
  const texts = new Map(pages().map((name) => [name, readFileSync(join(out, name), 'utf8')]))
  const missing: string[] = []
  for (const [name, text] of texts) {
    const main = /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? text
    for (const [, href = ''] of main.matchAll(/href="([^"]+)"/g)) {
      if (/^[a-z]+:/i.test(href)) continue
      const url = new URL(href.replaceAll('&amp;', '&'), at(name))
      const path = url.pathname.slice(base.length)
      const target = path === '' || path.endsWith('/') ? posix.join(path, 'index.html') : path
      if (!target.endsWith('.html')) continue
      const hash = decodeURIComponent(url.hash.slice(1))
      const there = texts.get(target)
      if (!there || (hash && !there.includes(`id="${hash}"`))) missing.push(`${name}: ${href}`)
    }
  }
  expect(missing).toEqual([])
})

test('three presses lead a first visit to a signed message, and a payment moves test money', async ({
  page,
}) => {
  const { faults, bytes } = await openSite(page)
  await page.goto(at('index.html'))
  const sign = page.getByRole('button', { name: 'Sign a message' })
  await expect(sign).toBeVisible()
  const own = [...bytes].filter(([name]) => !name.startsWith('wallet-modal/chunks/'))
  expect(own.reduce((sum, [, size]) => sum + size, 0)).toBeLessThanOrEqual(100_000)

  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await page.getByRole('button', { name: /^Test Wallet/ }).click()
  await expect(page.locator('wallet-modal')).toHaveAttribute('status', 'connected')
  await sign.click()
  await expect(page.locator('output')).toHaveText(/^0x[\da-f]{130}$/)

  await page.locator('wallet-button').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('10 ETH')
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await dialog.getByLabel('Amount').fill('1.5')
  await dialog.getByLabel('Receiver').fill('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
  const main = dialog.locator('[part~=button-primary]')
  await expect(main).toHaveText('Review send')
  await main.click()
  await expect(dialog.getByText('1.5 ETH will go to this address')).toBeVisible()
  await main.click()
  await expect(dialog.getByText('Confirmed')).toBeVisible()
  await expect(dialog).toContainText('8.499 ETH')
  expect(faults).toEqual([])
})

test('the code of the playground follows its editor, and a shared link brings the settings back', async ({
  page,
}) => {
  await openSite(page)
  await page.goto(at('playground.html'))
  await page.getByRole('button', { name: 'Forest' }).click()
  const code = page.getByRole('tabpanel')
  await expect(code).toContainText('"--wm-accent": "#166534"')
  await page.getByRole('tab', { name: 'Svelte' }).click()
  await expect(code).toContainText('theme-variables={JSON.stringify(')
  await expect(page).toHaveURL(/theme-variables=/)
  await page.reload()
  await expect(code).toContainText('"--wm-accent": "#166534"')
})

test('the search finds an attribute of the reference', async ({ page }) => {
  await openSite(page)
  await page.goto(at('how.html'))
  await page.getByRole('button', { name: 'Search' }).first().click()
  await page.getByRole('searchbox').fill('custom-rpc-urls')
  await page.getByRole('option').first().click()
  await expect(page).toHaveURL(/reference\//)
  await expect(page.locator('main')).toContainText('custom-rpc-urls')
})

/** Returns the syntax errors of a script or of JSON. */
function syntaxErrors(path: string, text: string): string[] {
  if (path.endsWith('.json')) {
    JSON.parse(text)
    return []
  }
  if (!/\.(?:tsx?|m?js)$/.test(path)) return []
  const { diagnostics = [] } = ts.transpileModule(text, {
    fileName: path.endsWith('.tsx') ? 'a.tsx' : 'a.ts',
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.Preserve },
  })
  return diagnostics.map(({ messageText }) => `${path}: ${messageText}`)
}

test('each framework’s page and the playground send a whole app to StackBlitz, on a press only', async ({
  page,
  context,
}) => {
  const posts: URLSearchParams[] = []
  await openSite(page)
  await context.route('https://stackblitz.com/**', async (route) => {
    expect(route.request().url()).toBe('https://stackblitz.com/run')
    expect(route.request().method()).toBe('POST')
    posts.push(new URLSearchParams(route.request().postData() ?? ''))
    await route.fulfill({ contentType: 'text/html', body: '<title>StackBlitz</title>' })
  })

  async function press(name: string) {
    const before = posts.length
    const button = page.getByRole('button', {
      name: `Open ${name} in StackBlitz (leaves this site)`,
    })
    await expect(button).toBeVisible()
    expect(posts.length, 'nothing is sent before the press').toBe(before)
    const [tab] = await Promise.all([context.waitForEvent('page'), button.click()])
    await expect(tab).toHaveTitle('StackBlitz')
    await tab.close()
    expect(posts.length).toBe(before + 1)
    const fields = posts[before] as URLSearchParams
    expect(fields.get('project[title]')).toBe(`wallet-modal in ${name}`)
    expect(fields.get('project[template]')).toBe('node')
    const files = [...fields].flatMap(([key, text]) => {
      const [, path] = /^project\[files\]\[(.+)\]$/.exec(key) ?? []
      return path ? [{ path, text: text.replaceAll('\r\n', '\n') }] : []
    })
    expect(files.flatMap(({ path, text }) => syntaxErrors(path, text))).toEqual([])
    const manifest = files.find(({ path }) => path === 'package.json')
    expect(JSON.parse(manifest?.text ?? '').dependencies).toHaveProperty('wallet-modal')
    expect(files.some(({ text }) => text.includes('<wallet-modal'))).toBe(true)
  }

  for (const [framework, name] of Object.entries(frameworks)) {
    await page.goto(at(`reference/frameworks/${framework}.html`))
    await press(name)
  }
  await page.goto(at('playground.html'))
  for (const name of Object.values(frameworks)) await press(name)
})

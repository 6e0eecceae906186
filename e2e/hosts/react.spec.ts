import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createElement, type ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { servePageScript } from '../fixtures/pageScripts/servePageScript.ts'
import { App } from '../fixtures/react/App.ts'
import { expect, test } from '../fixtures/test.ts'

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** Renders an app to HTML once everything it suspends on has loaded. */
function renderOnServer(app: ReactNode): Promise<string> {
  const html = new PassThrough()
  const { pipe } = renderToPipeableStream(app, { onAllReady: () => pipe(html) })
  return text(html)
}

test('a server-rendered React app shows the wallet’s state through the hook', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  const attributes = host.attributeMap()
  const printed: string[] = []
  page.on('console', (line) => printed.push(line.text()))
  const script = await servePageScript(page, 'reactPage')
  const drawn = await renderOnServer(createElement(App, { attributes }))
  expect(drawn).toContain('Connect (disconnected)')
  const data = JSON.stringify(attributes).replace(/</g, '\\u003c')
  await host.openHtml(`<!doctype html><html lang="en"><head><title>App</title>
    <script type="module" src="/wallet-modal/wallet-modal.js"></script></head>
    <body><div id="app">${drawn}</div><script id="attributes" type="application/json">${data}</script>
    ${script}</body></html>`)

  const emitted = page.getByTestId('heard')
  await page.getByRole('button', { name: 'Connect (disconnected)' }).click()
  await host.button(/^Test Wallet/).click()
  await expect(page.getByText(`Hello ${first}`)).toBeVisible()
  await expect(page.getByTestId('network')).toHaveText('Ethereum')
  await page.getByRole('button', { name: 'Sign' }).click()
  await expect(page.locator('output')).toHaveText(/^0x[\da-f]{130}$/)
  await page.getByRole('button', { name: 'To Base' }).click()
  await expect(page.getByTestId('network')).toHaveText('Base')
  await page.getByRole('button', { name: 'Ask' }).click()
  await expect(page.locator('output')).toHaveText('0x2105')

  await test.step('the hook useWallet follows the wallet after a reload, and after the element was reinserted', async () => {
    await host.reload()
    await expect(page.getByText(`Hello ${first}`)).toBeVisible()
    await page.getByRole('button', { name: 'Go on' }).click()
    await expect(page.getByRole('button', { name: /^Connect/ })).toBeVisible()
    await page.getByRole('button', { name: 'Go on' }).click()
    await expect(page.getByText(`Hello ${first}`)).toBeVisible()
    await expect(emitted, 'an effect of the new route hears both').toHaveText('ready,connect')
  })

  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('button', { name: 'Connect (disconnected)' })).toBeVisible()
  expect(await page.evaluate(() => window.reactPage?.recovered)).toEqual([])
  expect(printed.filter((text) => /hydrat/i.test(text))).toEqual([])
})

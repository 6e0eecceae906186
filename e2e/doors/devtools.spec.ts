import { basename } from 'node:path'
import { inRepository } from '../../.ci/paths.ts'
import { expect, test } from '../fixtures/test.ts'

const script = `import { installWallet } from '/testing/testing.js'
import '/devtools.js'
await installWallet({ family: 'eip155' })
await import('/wallet-modal/wallet-modal.js')`

test('the panel of devtools has a test wallet refuse and approve, and shows state, events, requests and log', async ({
  host,
  page,
}) => {
  await page.route(/\/(?:testing\/\w+|devtools)\.js$/, (route) => {
    const { pathname } = new URL(route.request().url())
    const folder = pathname.startsWith('/testing/') ? 'dist/testing' : 'dist'
    return route.fulfill({
      contentType: 'text/javascript',
      path: inRepository(folder, basename(pathname)),
    })
  })
  await page.route('**/ownScript.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  await host.openHtml(`<!doctype html><html lang="en"><head><title>App</title></head><body>
    <wallet-modal id="wallet" ${host.attributes()}></wallet-modal>
    <wallet-modal-devtools for="wallet"></wallet-modal-devtools>
    <script type="module" src="/ownScript.js"></script></body></html>`)
  const panel = page.locator('wallet-modal-devtools')
  const content = panel.getByRole('tabpanel')
  const open = (tab: string) => panel.getByRole('tab', { name: tab }).click()
  await panel.getByText('Wallet devtools').click()
  await expect(content).toContainText('"status": "disconnected"')

  await open('Test wallets')
  await content.getByRole('button', { name: 'Reject all' }).click()
  const connect = () => host.command('connect', { wallet: 'test.wallet' })
  expect(await connect()).toEqual({ error: 'USER_REJECTED' })
  await content.getByRole('button', { name: 'Approve all' }).click()
  await connect()
  await content.getByText('Requests that it got').click()
  await expect(content).toContainText('eth_requestAccounts')

  await open('State')
  await expect(content).toContainText('"status": "connected"')
  await open('Events')
  await content.getByText(/ connect$/).click()
  await expect(content).toContainText('"provider": "[provider]"')

  await open('Requests')
  const { address } = await host.state()
  const lost = host
    .request('eth_sendTransaction', [{ from: address, to: `0x${'d'.repeat(40)}`, value: '0x1' }])
    .catch(({ message }) => message)
  await expect(content.getByText('risky')).toBeVisible()
  await expect(content.getByText(/^Send 0\.0+1 ETH to/)).toBeVisible()
  await host.button('Cancel').click()
  await lost
  await open('Log')
  await expect(content).toContainText('USER_REJECTED: The request was cancelled')
})

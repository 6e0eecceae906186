import { resolve } from 'node:path'
import { expect, test } from '../fixtures/test.ts'

const recipe = resolve(import.meta.dirname, '../../demo/recipes/followWallet.mjs')

/** The page's own script, which runs before the element is defined. */
const script = `import { followWallet, sendCommand } from '/followWallet.mjs'
const element = document.getElementById('wallet')
const output = document.querySelector('output')
const leave = followWallet(element, ({ account, providers }) => {
  output.textContent = account ? account.address + (providers.eip155 ? ' with provider' : '') : 'disconnected'
})
document.getElementById('leave').onclick = leave
document.getElementById('sign').onclick = async () => {
  document.getElementById('signature').textContent = await sendCommand(element, { command: 'sign-message', message: 'hi' })
}`

test('the recipe for plain JavaScript shows the wallet’s state and disconnects', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await page.route('**/followWallet.mjs', (route) =>
    route.fulfill({ contentType: 'text/javascript', path: recipe }),
  )
  await page.route('**/ownScript.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  await host.openHtml(`<!doctype html><html lang="en"><head><title>App</title></head><body>
    <wallet-modal id="wallet" ${host.attributes()}></wallet-modal>
    <output id="state"></output><output id="signature"></output><button id="sign">Sign</button><button id="leave">Leave</button>
    <script type="module" src="/ownScript.js"></script>
    <script type="module" src="/wallet-modal/wallet-modal.js"></script></body></html>`)
  const output = page.locator('#state')
  await expect(output).toHaveText('disconnected')
  await host.command('connect', { wallet: 'test.wallet' })
  await expect(output).toHaveText(/^0xf39F.* with provider$/)
  await page.getByRole('button', { name: 'Sign' }).click()
  await expect(page.locator('#signature')).toHaveText(/^0x[\da-f]{130}$/)
  await host.command('disconnect')
  await expect(output).toHaveText('disconnected')
  await page.getByRole('button', { name: 'Leave' }).click()
  await host.command('connect', { wallet: 'test.wallet' })
  await expect(output).toHaveText('disconnected')
})

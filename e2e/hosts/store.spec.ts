import { inRepository } from '../../.ci/paths.ts'
import { expect, test } from '../fixtures/test.ts'

/** The page's own script, which runs before the element is defined. */
const script = `import { walletStore } from '/store.js'
const store = walletStore('wallet')
const show = (id, text) => { document.getElementById(id).textContent = text }
const subscribe = () => store.subscribe(({ account, network, providers }) =>
  show('state', account ? account.address + ' on ' + network?.name + (providers.eip155 ? ' with provider' : '') : 'disconnected'))
let leave = subscribe()
const onClick = (id, action) => { document.getElementById(id).onclick = action }
onClick('leave', () => leave())
onClick('disconnect', store.disconnect)
onClick('sign', async () => show('signature', await store.signMessage('hi')))
const element = document.getElementById('wallet')
onClick('remove', () => element.remove())
onClick('insert', () => document.body.append(element))
onClick('swap', () => {
  const other = element.cloneNode()
  element.replaceWith(other)
  leave()
  leave = subscribe()
  other.replaceWith(element)
})`

test('the store shows the wallet’s state, signs and disconnects, and follows an element that leaves and comes back', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await page.route('**/store.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', path: inRepository('dist/store.js') }),
  )
  await page.route('**/ownScript.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  const buttons = ['sign', 'remove', 'insert', 'swap', 'disconnect', 'leave']
  await host.openHtml(`<!doctype html><html lang="en"><head><title>App</title></head><body>
    <wallet-modal id="wallet" ${host.attributes()}></wallet-modal>
    <output id="state"></output><output id="signature"></output>
    ${buttons.map((id) => `<button id="${id}">${id}</button>`).join('')}
    <script type="module" src="/ownScript.js"></script>
    <script type="module" src="/wallet-modal/wallet-modal.js"></script></body></html>`)
  const click = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const output = page.locator('#state')
  await expect(output).toHaveText('disconnected')
  await host.command('connect', { wallet: 'test.wallet' })
  await expect(output).toHaveText(/^0xf39F.* on Ethereum with provider$/)
  await click('sign')
  await expect(page.locator('#signature')).toHaveText(/^0x[\da-f]{130}$/)
  await click('remove')
  await expect(output).toHaveText('disconnected')
  await click('insert')
  await expect(output).toHaveText(/^0xf39F.* on Ethereum with provider$/)
  await test.step('a router replaces the page’s elements, then puts the old one back', async () => {
    await click('swap')
    await expect(output).toHaveText(/^0xf39F.* on Ethereum with provider$/)
  })
  await click('disconnect')
  await expect(output).toHaveText('disconnected')
  await click('leave')
  await host.command('connect', { wallet: 'test.wallet' })
  await expect(output).toHaveText('disconnected')
})

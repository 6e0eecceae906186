import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { verifyMessage } from 'ethers'
import { guideNames, hasNodeFor, readGuide } from '../../demo/services/hosts/readGuide.ts'
import { startHost } from '../../demo/services/hosts/startHost.ts'
import type { RunningServer } from '../../demo/services/shared/http.ts'
import { expect, test } from '../fixtures/test.ts'

// Installs packages and builds an app.
test.describe.configure({ timeout: 600_000 })

// Each app is built from the text of its page in `elements/reference/frameworks`, with the packed package. `npm test`
// builds four, with libraries of the lockfile in `demo/hosts`. `npm run test:hosts` builds all, by the commands of the
// page and with the newest libraries, from a registry.
const isAll = process.env.WALLET_MODAL_HOSTS === 'all'
const names = isAll ? guideNames() : ['html', 'react', 'svelte', 'vue']

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test.beforeAll(async () => {
  if (!isAll) return
  const view = promisify(execFile)('npm', ['view', 'create-vite', 'version'])
  const isThere = await view.then(
    () => true,
    () => false,
  )
  test.skip(!isThere, 'there is no package registry to create an app from')
})

for (const name of names) {
  test.describe(`the ${name} app`, () => {
    let app: RunningServer | undefined

    test.afterEach(() => app?.close())

    test('of the documentation connects, signs, switches, restores the wallet and disconnects', async ({
      host,
      page,
      installWallet,
    }) => {
      const guide = readGuide(name)
      test.skip(!hasNodeFor(guide), `the framework needs Node ${guide.node.join('.')}`)
      const attributes = host.attributeMap({ networks: null })
      app = await startHost(name, { port: 0, attributes, isNew: isAll })
      const complaints: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      const click = (button: string) =>
        page.getByRole('button', { name: button, exact: true }).click()
      const account = (network: string) => page.getByText(`${first} on ${network}`)

      await installWallet()
      await page.goto(`${app.url}/`)
      await expect(page.locator('wallet-button')).toBeVisible()
      await expect(page.getByText(first)).toHaveCount(0)
      await host.openAndTake(/^Test Wallet/)
      await expect(account('Ethereum')).toBeVisible()
      await click('Sign')
      const output = page.locator('output')
      await expect(output).toHaveText(/^0x[\da-f]{130}$/)
      expect(verifyMessage('Hello', String(await output.textContent()))).toBe(first)
      await click('Switch to Base')
      await expect(account('Base')).toBeVisible()
      await page.reload()
      await expect(account('Base')).toBeVisible()

      const about = page.getByRole('link', { name: 'About' })
      if ((await about.count()) > 0) {
        await about.click()
        await expect(page.getByText('The wallet stays.')).toBeVisible()
        await expect(host.element()).toHaveAttribute('status', 'connected')
        await page.getByRole('link', { name: 'Wallet' }).click()
        await expect(account('Base')).toBeVisible()
      }

      await click('Disconnect')
      await expect(account('Base')).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
      expect(complaints).toEqual([])
    })
  })
}

test('the html app of the documentation runs no script that has changed since its build', async ({
  host,
  page,
}) => {
  const app = await startHost('html', { port: 0, attributes: host.attributeMap() })
  try {
    await page.route('**/app.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'document.title = "Changed"' }),
    )
    const refused = page.waitForEvent('console', (message) => /integrity/.test(message.text()))
    await page.goto(`${app.url}/`)
    await refused
    await expect(page).toHaveTitle('My app')
  } finally {
    await app.close()
  }
})

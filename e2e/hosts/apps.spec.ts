import { JsonRpcProvider, verifyMessage } from 'ethers'
import { hostApps } from '../../demo/services/hosts/hostApps.ts'
import { startHost } from '../../demo/services/hosts/startHost.ts'
import type { RunningServer } from '../../demo/services/shared/http.ts'
import { keepsWallet } from '../fixtures/page/hostApp.ts'
import { expect, test } from '../fixtures/test.ts'

// Installs packages and builds an app.
test.describe.configure({ timeout: 300_000 })

// The apps of `demo/hosts` for libraries, built for production with the packed package. They take minutes, so only
// `npm run test:hosts` builds them. Apps for frameworks are built from their guides (guides.spec.ts).
test.skip(process.env.WALLET_MODAL_HOSTS !== 'all')

/** Apps of these families have specs of their own. */
const others = ['polkadot', 'solana']
const names = hostApps()
  .filter(({ hasGuide }) => !hasGuide)
  .map(({ name }) => name)
  .filter((name) => !others.includes(name))

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

for (const name of names) {
  test.describe(name, () => {
    let app: RunningServer | undefined

    test.afterEach(() => app?.close())

    test('the app connects, signs, sends, switches, and restores the wallet after a reload', async ({
      host,
      page,
      installWallet,
      urls,
    }) => {
      app = await startHost(name, { port: 0, attributes: host.attributeMap({ networks: null }) })
      const complaints: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      const output = page.locator('output')
      const click = (button: string) =>
        page.getByRole('button', { name: button, exact: true }).click()

      await installWallet()
      await page.goto(`${app.url}/`)
      await expect(page.locator('wallet-button')).toBeVisible()
      await expect(page.getByText(first)).toHaveCount(0)
      await host.openAndTake(/^Test Wallet/)
      await expect(page.getByText(`${first} on Ethereum`)).toBeVisible()
      await click('Sign')
      await expect(output).toHaveText(/^0x[\da-f]{130}$/)
      expect(verifyMessage('Hello', String(await output.textContent()))).toBe(first)

      await click('Send 0.001 ETH')
      await expect(output).toHaveText(/^0x[\da-f]{64}$/)
      const node = new JsonRpcProvider(urls.chains['eip155:1'], 1, {
        staticNetwork: true,
        pollingInterval: 100,
      })
      const sent = await node.waitForTransaction(String(await output.textContent()))
      expect(sent).toMatchObject({ status: 1, from: first })
      node.destroy()

      await click('Switch to Base')
      await expect(page.getByText(`${first} on Base`)).toBeVisible()
      await keepsWallet(page, page.getByText(`${first} on Base`))
      await click('Sign')
      await expect(output).toHaveText(/^0x[\da-f]{130}$/)
      expect(complaints).toEqual([])
    })
  })
}

import { startHost } from '../../demo/services/hosts/startHost.ts'
import {
  expect,
  polkadotAccounts,
  test,
  verifies,
  withLocalChain,
} from '../fixtures/chains/polkadot.ts'
import { keepsWallet, pickNetwork } from '../fixtures/page/hostApp.ts'

// Installs packages and builds an app.
test.describe.configure({ timeout: 300_000 })

// The spec runs with `npm run test:hosts` only, to save time.
test.skip(process.env.WALLET_MODAL_HOSTS !== 'all')

test('an app with @polkadot/api connects, signs, sends, switches and restores the wallet', async ({
  host,
  page,
  polkadotChain,
  installPolkadotWallet,
}) => {
  const networks = withLocalChain(polkadotChain)
  const app = await startHost('polkadot', {
    port: 0,
    attributes: host.attributeMap({ networks, review: 'off' }),
  })
  try {
    // The local chain encodes addresses as Kusama does.
    const [first] = polkadotAccounts.kusama
    const output = page.locator('output')
    const click = (button: string) =>
      page.getByRole('button', { name: button, exact: true }).click()
    const account = page.getByText(`${first} on Local Asset Hub`)
    await installPolkadotWallet()
    await page.goto(`${app.url}/`)
    await host.openAndTake(/^test-wallet/)
    await expect(account).toBeVisible()

    await click('Sign')
    await expect(output).toHaveText(/^0x[\da-f]{128,}$/)
    expect(verifies(first, 'Hello', await output.textContent())).toBe(true)

    await click('Send 0.01')
    await expect(output).toHaveText(/^0x[\da-f]{64}$/)

    await keepsWallet(page, account)
    await pickNetwork(page, host, 'Kusama')
    await expect(page.getByText(`${first} on Kusama`)).toBeVisible()
  } finally {
    await app.close()
  }
})

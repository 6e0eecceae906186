import { base58 } from '@scure/base'
import { startHost } from '../../demo/services/hosts/startHost.ts'
import { expect, solanaAccounts, test, verifies } from '../fixtures/chains/solana.ts'
import { keepsWallet, pickNetwork } from '../fixtures/page/hostApp.ts'

// Installs packages and builds an app.
test.describe.configure({ timeout: 300_000 })

// The spec runs with `npm run test:hosts` only, to save time.
test.skip(process.env.WALLET_MODAL_HOSTS !== 'all')

test('an app with @solana/web3.js connects, signs, sends, switches and restores the wallet', async ({
  host,
  page,
  chain,
  installSolanaWallet,
}) => {
  const [first] = solanaAccounts
  const attributes = host.attributeMap({ networks: null })
  const app = await startHost('solana', { port: 0, attributes })
  try {
    const output = page.locator('output')
    const click = (button: string) =>
      page.getByRole('button', { name: button, exact: true }).click()
    const account = page.getByText(`${first} on Solana Devnet`)
    await installSolanaWallet()
    await page.goto(`${app.url}/`)
    await host.openAndTake(/^Sun Wallet/)
    await expect(account).toBeVisible()

    await click('Sign')
    await expect(output).toHaveText(/^[\da-f]{128}$/)
    const signature = Buffer.from(String(await output.textContent()), 'hex')
    expect(await verifies(first, 'Hello', signature)).toBe(true)

    await click('Send 0.001 SOL')
    await expect(output).toHaveText(/^[1-9A-HJ-NP-Za-km-z]{86,88}$/)
    const sent = String(await output.textContent())
    expect(base58.decode(sent)).toHaveLength(64)
    expect((await chain.getSignatureStatus(sent)).value).toMatchObject({ err: null })

    await keepsWallet(page, account)
    await pickNetwork(page, host, 'Solana')
    await expect(page.getByText(`${first} on Solana`, { exact: true })).toBeVisible()
  } finally {
    await app.close()
  }
})

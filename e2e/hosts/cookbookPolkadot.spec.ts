import { startCookbookApp } from '../../demo/services/hosts/cookbook.ts'
import { polkadotNetwork, polkadotNetworkAt } from '../../demo/services/polkadot/network.ts'
import { expect, polkadotAccounts, test, verifies } from '../fixtures/chains/polkadot.ts'

// Installs packages and builds apps from the text of the cookbook's pages.
test.describe.configure({ timeout: 600_000 })

// The spec runs with `npm run test:hosts` only, to save time.
test.skip(process.env.WALLET_MODAL_HOSTS !== 'all')

for (const page of ['polkadot-api', 'papi']) {
  test(`the app of ${page}.md reads, signs, sends, switches and takes a refusal`, async ({
    host,
    page: tab,
    polkadotChain,
    polkadotWallet,
    installPolkadotWallet,
  }) => {
    // The local chain encodes addresses as Kusama does.
    const [account] = polkadotAccounts.kusama
    const networks = JSON.stringify([polkadotNetworkAt(polkadotChain), 'kusama-asset-hub'])
    const app = await startCookbookApp(`cookbook/${page}`, {
      attributes: host.attributeMap({ networks, review: 'off' }),
      replaced: {
        'polkadot:68d56f15f85d3136970ec16946040bc1': polkadotNetwork.caipNetworkId,
        'wss://polkadot-asset-hub-rpc.polkadot.io': polkadotChain.replace(/^http/, 'ws'),
        // Nothing is asked of the public node: the signature needs none.
        'wss://kusama-asset-hub-rpc.polkadot.io': polkadotChain.replace(/^http/, 'ws'),
      },
    })
    const output = tab.locator('output')
    const click = (name: string) => tab.getByRole('button', { name, exact: true }).click()
    try {
      await installPolkadotWallet()
      await tab.goto(`${app.url}/`)
      await host.openAndTake(/^test-wallet/)
      await expect(tab.locator('#account')).toHaveText(`${account} on Local Asset Hub`)
      await click('Read')
      await expect(output).toHaveText(/^\d/)
      await click('Sign')
      await expect(output).toHaveText(/^0x[\da-f]{128,}$/)
      expect(verifies(account, 'Hello', await output.textContent())).toBe(true)
      await click('Send')
      await expect(output).toHaveText(/^success: 0x[\da-f]{64}$/)
      await click('Switch')
      await expect(tab.locator('#account')).toHaveText(`${account} on Kusama Asset Hub`)
      await polkadotWallet.setAutoApprove(false)
      await click('Sign')
      await polkadotWallet.reject()
      await expect(output).toHaveText('You declined.')
      await tab.reload()
      await expect(tab.locator('#account')).toHaveText(`${account} on Kusama Asset Hub`)
    } finally {
      await app.close()
    }
  })
}

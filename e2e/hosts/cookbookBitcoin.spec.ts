import { networks } from 'bitcoinjs-lib'
import { bitcoinNetwork, bitcoinNetworkAt } from '../../demo/services/bitcoin/network.ts'
import { startCookbookApp } from '../../demo/services/hosts/cookbook.ts'
import { verifyBitcoinMessage } from '../../demo/services/signIn/verifyBitcoinMessage.ts'
import { expect, test } from '../fixtures/chains/bitcoin.ts'

// Installs packages and builds an app from the text of the cookbook's page.
test.describe.configure({ timeout: 600_000 })

// The spec runs with `npm run test:hosts` only, to save time.
test.skip(process.env.WALLET_MODAL_HOSTS !== 'all')

test('the app of bitcoin.md reads, signs, sends and takes a refusal', async ({
  host,
  page: tab,
  bitcoinChain,
  bitcoinWallet,
  installBitcoinWallet,
}) => {
  const local = JSON.stringify([bitcoinNetworkAt(bitcoinChain.url)])
  const app = await startCookbookApp('cookbook/bitcoin', {
    attributes: host.attributeMap({ networks: local, review: 'off' }),
    replaced: {
      'bip122:000000000019d6689c085ae165831e93': bitcoinNetwork.caipNetworkId,
      'https://mempool.space/api': bitcoinChain.url,
    },
  })
  const output = tab.locator('output')
  const click = (name: string) => tab.getByRole('button', { name, exact: true }).click()
  try {
    await installBitcoinWallet()
    await tab.goto(`${app.url}/`)
    const { payment } = await bitcoinWallet.addresses()
    await bitcoinChain.fund(payment, 400_000)
    await host.openAndTake(/^Test Bitcoin Wallet/)
    await expect(tab.locator('#account')).toHaveText(`${payment} on Bitcoin Regtest`)
    await click('Read')
    await expect(output).toHaveText(/^\d{6,} satoshi$/)
    await click('Sign')
    await expect(output).toHaveText(/^[\w+/]+=*$/)
    const signature = String(await output.textContent())
    expect(verifyBitcoinMessage(networks.regtest, payment, 'Hello', signature)).toBe('ecdsa')
    await click('Send')
    await expect(output).toHaveText(/^[\da-f]{64}$/)
    expect(await bitcoinChain.mempool()).toContain(await output.textContent())
    await bitcoinChain.mine()
    await bitcoinWallet.setAutoApprove(false)
    await click('Sign')
    await bitcoinWallet.reject()
    await expect(output).toHaveText('You declined.')
    await tab.reload()
    await expect(tab.locator('#account')).toHaveText(`${payment} on Bitcoin Regtest`)
  } finally {
    await app.close()
  }
})

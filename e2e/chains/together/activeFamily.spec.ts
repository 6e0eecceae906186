import { installStandardWallet } from '../../fixtures/installed/standardWallet.ts'
import type { HostPage } from '../../fixtures/page/hostPage.ts'
import { expect, test } from '../../fixtures/test.ts'

const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/** Connects a wallet on Solana and then one on EVM, which is the active family. */
async function connectBoth(host: HostPage): Promise<void> {
  const node = host.urls.chains['eip155:1']
  const rpcUrls = JSON.stringify({ [mainnet]: [node] })
  await host.open({ attributes: { networks: 'ethereum base solana', 'custom-rpc-urls': rpcUrls } })
  await host.command('connect', { wallet: 'Test Wallet', namespace: 'solana' })
  await host.command('connect', { wallet: 'test.wallet' })
  await expect(host.element()).toHaveAttribute('namespace', 'eip155')
}

test.beforeEach(async ({ page, installWallet }) => {
  await installWallet()
  await installStandardWallet(page)
})

test('the family that the modal was opened for stays active, also after a reload', async ({
  host,
}) => {
  await connectBoth(host)
  await host.command('open', { namespace: 'solana' })
  await expect(host.element()).toHaveAttribute('namespace', 'solana')
  const changes = await host.events('networkchange')
  expect(changes.map(({ detail }) => detail.namespace)).toEqual(['solana'])
  await host.command('close')
  await host.reload()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await expect(host.element()).toHaveAttribute('namespace', 'solana')
})

test('the balance is read when another family becomes active', async ({ host, page, wallet }) => {
  await connectBoth(host)
  await host.command('open', { namespace: 'solana' })
  await host.command('close')
  const network = async () => (await host.state()).accounts.eip155?.caipNetworkId
  await wallet.changeChain('0x2105')
  await expect.poll(network).toBe('eip155:8453')
  await host.command('disconnect', { namespace: 'solana' })
  await expect(host.element()).toHaveAttribute('namespace', 'eip155')
  await expect(page.locator('wallet-button')).toHaveText(/ETH$/)
})

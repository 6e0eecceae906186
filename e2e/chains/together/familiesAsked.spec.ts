import { mergeTests } from '@playwright/test'
import { base58 } from '@scure/base'
import { bitcoinNetwork } from '../../../demo/services/bitcoin/network.ts'
import { test as bitcoinTest, injectBitcoinWallet } from '../../fixtures/chains/bitcoin.ts'
import { expect, test as polkadotTest } from '../../fixtures/chains/polkadot.ts'
import { devnet, test as solanaTest, verifies } from '../../fixtures/chains/solana.ts'
import { rowNames } from '../../fixtures/page/walletRows.ts'

const test = mergeTests(bitcoinTest, polkadotTest, solanaTest)

test('an open command for Bitcoin or Polkadot lists only the wallets and networks of that family', async ({
  host,
  page,
  installWallet,
  installPolkadotWallet,
}) => {
  await installWallet({ name: 'EVM Wallet' })
  await injectBitcoinWallet(page, { name: 'Bitcoin Wallet' })
  await installPolkadotWallet()
  const networks = JSON.stringify([
    'ethereum',
    { ...bitcoinNetwork, rpcUrls: { default: { http: ['http://localhost:1'] } } },
    'bitcoin',
    'polkadot',
    'kusama',
  ])
  await host.open({ attributes: { networks } })
  const cases = [
    ['bip122', 'Bitcoin Wallet', ['Bitcoin Regtest', 'Bitcoin']],
    ['polkadot', 'test-wallet', ['Polkadot', 'Kusama']],
  ] as const
  const all = ['EVM Wallet', ...cases.map(([, wallet]) => wallet)]
  for (const [namespace, wallet, names] of cases) {
    await host.command('open', { namespace })
    await expect(host.button(new RegExp(`^${wallet}`))).toBeVisible()
    const shown = await rowNames(host)
    const installed = shown.filter((row) => all.some((name) => row.startsWith(name)))
    expect(installed).toEqual([expect.stringMatching(new RegExp(`^${wallet}`))])
    await host.command('open', { view: 'Networks', namespace })
    await expect.poll(() => rowNames(host, 'Networks')).toEqual([...names])
    await host.command('open', { namespace })
    await host.button(new RegExp(`^${wallet}`)).click()
    await expect(host.element()).toHaveAttribute('namespace', namespace)
    await expect(host.element()).toHaveAttribute('status', 'connected')
  }
  expect(Object.keys((await host.state()).accounts).sort()).toEqual(['bip122', 'polkadot'])
})

test('a Solana network that the host defines is listed, connects, and is read from its own node', async ({
  host,
  page,
  urls,
  openSolana,
  installSolanaWallet,
}) => {
  const [, id] = devnet.split(':')
  const own = {
    id,
    name: 'Our Solana',
    chainNamespace: 'solana',
    caipNetworkId: devnet,
    nativeCurrency: { name: 'Our SOL', symbol: 'OSOL', decimals: 9 },
    rpcUrls: { default: { http: [urls.chains[devnet]] } },
    testnet: true,
  }
  await installSolanaWallet({ name: 'Installed' })
  await openSolana({
    attributes: { networks: JSON.stringify([own]), 'project-id': null },
  })
  await host.command('connect', { wallet: 'Installed' })
  await expect(host.element()).toHaveAttribute('caip-network-id', devnet)
  const [connected] = await host.events('connect')
  expect(connected?.detail.network).toMatchObject({ name: 'Our Solana', caipNetworkId: devnet })
  const address = String(connected?.detail.address)
  const signature = String(await host.command('sign-message', { message: 'here' }))
  expect(await verifies(address, 'here', base58.decode(signature))).toBe(true)
  await page.locator('wallet-button').click()
  await expect(host.dialog('Account')).toContainText('OSOL')
})

test('a Polkadot wallet that injects itself twice has one row, and the modal does not announce it', async ({
  host,
  page,
  openPolkadot,
  installPolkadotWallet,
  polkadotWallet,
}) => {
  await installPolkadotWallet()
  await openPolkadot({ attributes: { announce: '' } })
  await polkadotWallet.inject()
  const keys = () => page.evaluate(() => Object.keys(window.injectedWeb3 ?? {}).sort())
  for (let round = 0; round < 2; round += 1) {
    await host.command('connect', { wallet: 'test-wallet' })
    await expect(host.element()).toHaveAttribute('status', 'connected')
    expect(await keys()).toEqual(['test-wallet'])
    await polkadotWallet.inject()
    await host.command('open', { view: 'Connect' })
    await expect(host.button(/^test-wallet/)).toHaveCount(1)
    await host.command('disconnect')
    await expect.poll(keys).toEqual(['test-wallet'])
  }
})

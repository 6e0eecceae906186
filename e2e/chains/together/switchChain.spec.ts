import { mergeTests } from '@playwright/test'
import { expect, test as solanaTest } from '../../fixtures/chains/solana.ts'
import { iPhone } from '../../fixtures/page/devices.ts'
import type { HostPage } from '../../fixtures/page/hostPage.ts'
import { openedLinks, recordOpenedLinks } from '../../fixtures/page/openedLinks.ts'
import {
  nextPairingUri,
  test as pairingTest,
  pairingUris,
} from '../../fixtures/walletConnect/pairing.ts'
import { phoneAccounts } from '../../fixtures/walletConnect/webWallet.ts'

const test = mergeTests(solanaTest, pairingTest)
const attributes = { networks: 'ethereum base solana-devnet' }
const walletNames = async (host: HostPage) =>
  Object.entries((await host.state()).accounts).map(([namespace, { wallet }]) => [
    namespace,
    wallet?.name,
  ])

async function switchChain(host: HostPage, family: RegExp): Promise<void> {
  await host.command('open', { view: 'SwitchActiveChain' })
  await host.button(family).click()
  await expect(host.dialog('Connect Wallet')).toBeVisible()
}

test('a phone’s session that includes Solana does not replace the connected Solana wallet', async ({
  host,
  phone,
  openSolana,
  installSolanaWallet,
}) => {
  await installSolanaWallet({ name: 'Installed' })
  await openSolana({ attributes })
  await host.command('connect', { wallet: 'Installed' })
  const { address } = await host.state()

  await switchChain(host, /^EVM networks/)
  await host.button(/^WalletConnect/).click()
  await (await phone()).pair(await nextPairingUri(host))

  await expect(host.dialog()).toBeHidden()
  await expect(host.element()).toHaveAttribute('namespace', 'eip155')
  await expect(host.element()).toHaveAttribute('address', phoneAccounts[0])
  expect((await host.state()).accounts.solana?.address).toBe(address)
  expect((await walletNames(host)).sort()).toEqual([
    ['eip155', 'Node wallet'],
    ['solana', 'Installed'],
  ])
  expect(await host.events('disconnect')).toEqual([])
})

test('a network that the user selected before closing the modal is not used by a later connection', async ({
  host,
  page,
  installWallet,
  openSolana,
  installSolanaWallet,
}) => {
  await installWallet()
  await installSolanaWallet({ name: 'Installed' })
  await openSolana({ attributes: { networks: 'solana-devnet ethereum base' } })
  await host.command('connect', { wallet: 'Installed' })
  await host.command('open', { view: 'Networks' })
  await host.button(/^Base/).click()
  await host.button('Choose a wallet').click()
  await expect(host.button(/^Test Wallet/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(host.dialog()).toBeHidden()

  await switchChain(host, /^EVM networks/)
  await host.button(/^Test Wallet/).click()
  await expect(host.element()).toHaveAttribute('caip-network-id', 'eip155:1')
})

test.describe('on a phone', () => {
  test.use(iPhone)

  test('a tap on a Solana wallet opens the page in that wallet’s browser, whichever family is active', async ({
    host,
    page,
    installWallet,
  }) => {
    await installWallet()
    await recordOpenedLinks(page)
    const phantom = [{ id: 'Phantom', name: 'Phantom', mobile_link: 'phantom://' }]
    const custom = { 'custom-wallets': JSON.stringify(phantom) }
    await host.open({ attributes: { ...attributes, ...custom } })
    await host.command('connect', { wallet: 'test.wallet' })

    await switchChain(host, /^Solana/)
    await host.button(/^Phantom/).tap()
    await expect.poll(() => openedLinks(page)).toHaveLength(1)
    const [opened] = await openedLinks(page)
    expect(opened?.url).toContain('https://phantom.app/ul/browse/')
    expect(await pairingUris(host)).toEqual([])
  })
})

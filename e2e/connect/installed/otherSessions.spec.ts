import type { Page } from '@playwright/test'
import { solanaAccounts, test } from '../../fixtures/chains/solana.ts'
import type { WalletControl } from '../../fixtures/installed/walletControl.ts'
import type { HostPage } from '../../fixtures/page/hostPage.ts'
import { expect } from '../../fixtures/test.ts'

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const prompts = ['eth_requestAccounts', 'wallet_requestPermissions', 'wallet_connect']

const wagmi = {
  'wagmi.store': JSON.stringify({
    state: {
      connections: {
        __type: 'Map',
        value: [
          [
            'f00ea9fb58a',
            {
              accounts: [first],
              chainId: 1,
              connector: {
                id: 'test.wallet',
                name: 'Test Wallet',
                type: 'injected',
                uid: 'f00ea9fb58a',
              },
            },
          ],
        ],
      },
      chainId: 1,
      current: 'f00ea9fb58a',
    },
    version: 3,
  }),
  'wagmi.recentConnectorId': '"test.wallet"',
}

const store = (page: Page, values: Record<string, string>) =>
  page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
  }, values)

const readStored = (page: Page, keys: string[]) =>
  page.evaluate(
    (all) => Object.fromEntries(all.map((key) => [key, localStorage.getItem(key)])),
    keys,
  )

/** The requests since page load that show a prompt to a user. */
const prompting = async (wallet: WalletControl) =>
  (await wallet.requestedMethods()).filter((method) => prompts.includes(method))

/** Connects a wallet, which has permitted the page then, and leaves the values of another library in place of ours. */
async function leaveOnly(host: HostPage, name: string, values: Record<string, string>) {
  await host.openAndTake(new RegExp(`^${name}`))
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await host.page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('wallet-modal/')) localStorage.removeItem(key)
  })
  await store(host.page, values)
}

test('the wallet of a session of wagmi is connected after the load without a press, once', async ({
  host,
  page,
  wallet,
  installWallet,
}) => {
  await installWallet()
  await host.open({ attributes: { 'restore-from': 'wagmi' } })
  await leaveOnly(host, 'Test Wallet', wagmi)
  await host.reload()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await expect(host.element()).toHaveAttribute('address', first)
  const [connected] = await host.events('connect')
  expect(connected?.detail).toMatchObject({ restored: true, wallet: { rdns: 'test.wallet' } })
  expect(await prompting(wallet)).toEqual([])
  await expect(host.dialog()).toBeHidden()

  await host.command('disconnect')
  await host.reload()
  expect((await host.state()).status).toBe('disconnected')
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
  // The keys of wagmi are neither changed nor removed.
  expect(await readStored(page, Object.keys(wagmi))).toEqual(wagmi)
})

test('a wallet that has not permitted the page is asked nothing that prompts', async ({
  host,
  page,
  wallet,
  installWallet,
}) => {
  await installWallet({ autoApprove: false })
  await host.open({ attributes: { 'restore-from': 'wagmi' } })
  await store(page, wagmi)
  await host.reload()
  await wallet.expectRequests('eth_accounts', 1)
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
  expect(await prompting(wallet)).toEqual([])
  expect(await host.events('connect')).toEqual([])
  await expect(host.dialog()).toBeHidden()
})

test('without the attribute a session of wagmi is not read', async ({
  host,
  wallet,
  installWallet,
}) => {
  await installWallet()
  await host.open({ attributes: { 'restore-from': 'wagmi' } })
  await leaveOnly(host, 'Test Wallet', wagmi)
  await host.open()
  await host.openAndTake(/^Test Wallet/)
  await expect(host.element()).toHaveAttribute('status', 'connected')
  const [connected] = await host.events('connect')
  expect(connected?.detail).toMatchObject({ restored: false })
  expect(await wallet.requestedMethods()).toContain('eth_requestAccounts')
})

test('the Solana wallet of a session of wallet-adapter is connected after the load', async ({
  host,
  installSolanaWallet,
}) => {
  const attributes = { networks: 'solana', 'restore-from': 'wallet-adapter' }
  await installSolanaWallet()
  await host.open({ attributes })
  await leaveOnly(host, 'Sun Wallet', { walletName: '"Sun Wallet"' })
  await host.reload()
  await expect(host.element()).toHaveAttribute('address', String(solanaAccounts[0]))
  expect((await host.events('connect'))[0]?.detail).toMatchObject({ restored: true })
})

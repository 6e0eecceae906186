import { mergeTests } from '@playwright/test'
import { bitcoinNetworkAt } from '../../demo/services/bitcoin/network.ts'
import type { SignInSession } from '../../src/types/siwx.ts'
import { injectBitcoinWallet } from '../fixtures/chains/bitcoin.ts'
import { test as polkadotTest } from '../fixtures/chains/polkadot.ts'
import { expect, test as solanaTest } from '../fixtures/chains/solana.ts'

const test = mergeTests(solanaTest, polkadotTest)

test('accounts on Solana, Bitcoin and Polkadot each sign in with a signature of their own', async ({
  host,
  page,
  installSolanaWallet,
  installPolkadotWallet,
}) => {
  await installSolanaWallet()
  await installPolkadotWallet()
  await injectBitcoinWallet(page)
  // Signing in sends no request to nodes, so none runs here.
  const networks = JSON.stringify([
    'solana-devnet',
    bitcoinNetworkAt('http://localhost:9'),
    'polkadot',
  ])
  await host.open({ attributes: { networks, siwx: '{}' } })
  const families = [
    ['Sun Wallet', 'solana', 'Solana'],
    ['Test Bitcoin Wallet', 'bip122', 'Bitcoin'],
    ['test-wallet', 'polkadot', 'Polkadot'],
  ] as const
  const sessions: SignInSession[] = []
  for (const [wallet, namespace, family] of families) {
    await test.step(family, async () => {
      await host.command('open', { view: 'Connect' })
      await host.button(new RegExp(`^${wallet}`)).click()
      await host.button('Sign').click()
      await expect(host.dialog()).toBeHidden()
      const session = (await host.command('sign-in')) as SignInSession
      expect(session.data.chainId).toMatch(new RegExp(`^${namespace}:`))
      expect(session.message).toMatch(
        new RegExp(
          `^[^ ]+ wants you to sign in with your ${family} account:\n${session.data.accountAddress}\n\nURI: `,
        ),
      )
      sessions.push(session)
    })
  }

  await test.step('an account stays signed in when the user switches back', async () => {
    await host.command('switch-network', { network: sessions[0]?.data.chainId })
    await expect.poll(async () => (await host.state()).namespace).toBe('solana')
    expect(await host.command('sign-in')).toEqual(sessions[0])
    await expect(host.dialog()).toBeHidden()
  })

  await test.step('a reload verifies all sessions anew', async () => {
    await host.reload()
    await expect.poll(() => host.events('signin')).toHaveLength(3)
    const details = (await host.events('signin')).map(({ detail }) => detail)
    expect(details.map(({ session }) => session)).toEqual(expect.arrayContaining(sessions))
    expect(details.every(({ restored }) => restored)).toBe(true)
    const { accounts, session } = await host.state()
    expect(Object.keys(accounts).sort()).toEqual(['bip122', 'polkadot', 'solana'])
    expect(session?.data).toEqual(sessions[0]?.data)
  })
})

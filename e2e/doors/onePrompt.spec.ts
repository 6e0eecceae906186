import { test as onSolana } from '../fixtures/chains/solana.ts'
import { WalletControl } from '../fixtures/installed/walletControl.ts'
import { expect, test as onEvm } from '../fixtures/test.ts'

const siwx = JSON.stringify({ statement: 'Welcome.', expirationSeconds: 3600 })

onSolana(
  'a Solana wallet connects and signs in by one prompt, and stays signed in after a reload',
  async ({ host, openSolana, installSolanaWallet, solanaWallet }) => {
    await installSolanaWallet({ signsIn: true })
    await openSolana({ attributes: { siwx } })
    await host.command('open')
    await host.button(/^Sun Wallet/).click()
    await expect(host.element()).toHaveAttribute('status', 'connected')
    await expect(host.dialog()).toBeHidden()
    expect(await solanaWallet.prompted()).toEqual(['signIn'])
    const [event] = await host.events('signin')
    expect(event?.detail.session.message).toMatch(/ with your Solana account:\n.*\n\nWelcome\.\n/)

    await host.reload()
    await expect(host.element()).toHaveAttribute('status', 'connected')
    expect(await solanaWallet.prompted()).toEqual([])
  },
)

onSolana(
  'a wallet that signs another message connects, and Sign asks for the page’s own',
  async ({ host, openSolana, installSolanaWallet, solanaWallet }) => {
    const behaviour = { signInFields: { nonce: '0123456789abcdef' } }
    await installSolanaWallet({ signsIn: true, behaviour })
    await openSolana({ attributes: { siwx } })
    await host.command('open')
    await host.button(/^Sun Wallet/).click()
    await expect(host.dialog('Sign In')).toBeVisible()
    await expect(host.element()).toHaveAttribute('status', 'connecting')
    await host.dialog().getByRole('button', { name: 'Sign', exact: true }).click()
    await expect(host.element()).toHaveAttribute('status', 'connected')
    expect(await solanaWallet.prompted()).toEqual(['signIn', 'signMessage'])
  },
)

onEvm(
  'an EVM wallet with wallet_connect connects and signs in by one prompt',
  async ({ host, page, installWallet }) => {
    await installWallet({ name: 'Porto', rdns: 'xyz.ithaca.porto', signsIn: true })
    await host.open({ attributes: { siwx } })
    await host.command('open')
    await host.button(/^Porto/).click()
    await expect(host.element()).toHaveAttribute('status', 'connected')
    await expect(host.dialog()).toBeHidden()
    expect(await host.events('signin')).toHaveLength(1)
    const methods = await new WalletControl(page, 'xyz.ithaca.porto').requestedMethods()
    expect(methods).toContain('wallet_connect')
    expect(methods).not.toContain('personal_sign')
  },
)

onSolana(
  'a wallet with sessions connects EVM and Solana by one prompt, and a reload restores both',
  async ({ host, page, openSolana, installWallet, installSolanaWallet }) => {
    const name = 'MetaMask'
    const rdns = 'io.metamask'
    await installWallet({ name, rdns, sessions: true })
    await installSolanaWallet({ name })
    await openSolana({ attributes: { networks: 'ethereum solana-devnet' } })
    await host.command('open')
    await host.button(/^MetaMask/).click()
    await expect(host.element()).toHaveAttribute('status', 'connected')
    await expect(host.dialog()).toBeHidden()
    const namespaces = async () => Object.keys((await host.state()).accounts).sort()
    await expect.poll(namespaces).toEqual(['eip155', 'solana'])
    const prompted = () =>
      page.evaluate(
        ([ownRdns, ownName]) =>
          [
            ...(window.demoWallet?.[ownRdns]?.requests ?? []),
            ...(window.demoSolanaWallet?.[ownName]?.requests ?? []),
          ].flatMap((request) => (request.prompted ? request.method : [])),
        [rdns, name] as const,
      )
    expect(await prompted()).toEqual(['wallet_createSession'])

    await host.reload()
    await expect.poll(namespaces).toEqual(['eip155', 'solana'])
    expect(await prompted()).toEqual([])
  },
)

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

import type { WalletBehaviour } from '../../../demo/wallets/injected/options.ts'
import { expect, test } from '../../fixtures/test.ts'

interface Case {
  title: string
  behaviour: WalletBehaviour
  ends: 'on Base' | 'declined' | 'not switched'
}

/** Known wallet responses to a switch, and the expected state. */
const cases: Case[] = [
  { title: '4902, unknown chain', behaviour: { switchError: 4902 }, ends: 'on Base' },
  { title: '5000, rejected', behaviour: { switchError: 5000 }, ends: 'declined' },
  {
    title: 'null without switching',
    behaviour: { switchError: 'null-but-not-switched' },
    ends: 'not switched',
  },
  {
    title: 'an error although it switched',
    behaviour: { switchError: 'error-but-switched' },
    ends: 'on Base',
  },
  {
    title: '4902, then adds without switching',
    behaviour: { switchError: 4902, addChain: 'without-switch' },
    ends: 'on Base',
  },
  {
    title: '4902, then drops the added chain',
    behaviour: { switchError: 4902, addChain: 'forgotten' },
    ends: 'not switched',
  },
]

test('the active network is that of the wallet, whatever the wallet responds to a switch request', async ({
  host,
  page,
  wallet,
  installWallet,
}) => {
  await installWallet()
  await host.open()
  for (const { title, behaviour, ends } of cases) {
    await test.step(`${title}: ${ends}`, async () => {
      // The wallet stores its state, so the state of the previous case is removed first.
      await page.evaluate(() => localStorage.clear())
      await host.reload()
      await wallet.setBehaviour(behaviour)
      await host.command('connect', { wallet: 'test.wallet' })
      await host.command('open', { view: 'Networks' })
      await host.button(/^Base/).click()
      if (ends === 'on Base') {
        await expect(host.dialog()).toBeHidden()
        await expect(host.element()).toHaveAttribute('caip-network-id', 'eip155:8453')
        expect(await host.events('networkchange')).toHaveLength(1)
        expect(await host.events('error')).toEqual([])
        expect(await host.request('eth_chainId')).toBe('0x2105')
      } else {
        const declined = ends === 'declined'
        const text = declined ? 'Switch declined' : 'The wallet didn’t switch networks'
        await expect(host.dialog('Base').getByText(text)).toBeVisible()
        await expect(host.button('Try again')).toBeVisible()
        await expect(host.element()).toHaveAttribute('caip-network-id', 'eip155:1')
        const codes = (await host.events('error')).map(({ detail }) => detail.code)
        expect(codes).toEqual([declined ? 'USER_REJECTED' : 'SWITCH_FAILED'])
        expect(await host.events('networkchange')).toEqual([])
      }
      await wallet.expectStateIsTrue()
      // Adding and switching the network must not repeat endlessly.
      const requestedMethods = (await wallet.requestedMethods()).filter((method) =>
        method.startsWith('wallet_'),
      )
      expect(requestedMethods.length).toBeLessThanOrEqual(3)
    })
  }
})

test('a rejected switch request changes nothing, and Try again switches', async ({
  host,
  wallet,
  installWallet,
}) => {
  await installWallet({ headless: true })
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  await wallet.setAutoApprove(false)
  await host.command('open', { view: 'Networks' })
  await host.button(/^Base/).click()
  await expect(host.dialog('Base').getByText('Confirm in Test Wallet')).toBeVisible()
  await wallet.reject()
  await expect(host.dialog('Base').getByText('Switch declined')).toBeVisible()
  await wallet.expectStateIsTrue()
  await host.button('Try again').click()
  await wallet.approve()
  await expect(host.dialog()).toBeHidden()
  await wallet.expectStateIsTrue()
  expect(await host.request('eth_chainId')).toBe('0x2105')
})

test('a switch request times out after a minute, and a later network change of the wallet is applied', async ({
  host,
  page,
  wallet,
  installWallet,
}) => {
  await installWallet({ behaviour: { never: ['wallet_switchEthereumChain'] } })
  await page.clock.install()
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  await host.command('open', { view: 'Networks' })
  await host.button(/^Base/).click()
  await wallet.expectRequests('wallet_switchEthereumChain', 1)
  await page.clock.fastForward(61_000)
  await expect(host.dialog('Base').getByText('No answer from Test Wallet')).toBeVisible()
  await wallet.expectStateIsTrue()
  await wallet.changeChain('eip155:8453')
  await expect(host.dialog()).toBeHidden()
  await wallet.expectStateIsTrue()
})

test('state and provider agree after an account change during a pending signature or switch request', async ({
  host,
  wallet,
  installWallet,
}) => {
  await installWallet({ headless: true })
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  await wallet.setAutoApprove(false)

  const signing = host.command('sign-message', { message: 'Hi' })
  await wallet.expectRequests('personal_sign', 1)
  await wallet.changeAccount(1)
  await wallet.approve()
  expect(await signing).toMatch(/^0x[0-9a-f]{130}$/)
  await wallet.expectStateIsTrue()

  const switching = host.command('switch-network', { network: 'base' })
  await wallet.expectRequests('wallet_switchEthereumChain', 1)
  await wallet.changeAccount(0)
  await wallet.approve()
  expect(await switching).toBeUndefined()
  await wallet.expectStateIsTrue()
  const { address } = await host.state()
  expect(await host.request('eth_accounts')).toEqual([address])
})

test('a connect request whose network switch coincides with an account change still connects', async ({
  host,
  wallet,
  installWallet,
}) => {
  await installWallet({ headless: true, autoApprove: false })
  await host.open()
  await host.command('switch-network', { network: 'base' })
  const connecting = host.command('connect', { wallet: 'test.wallet' })
  await wallet.approve()
  await wallet.expectRequests('wallet_switchEthereumChain', 1)
  await wallet.changeAccount(1)
  await wallet.approve()
  expect(await connecting).toMatchObject({ network: { name: 'Base' } })
  await wallet.expectStateIsTrue()
  expect(await host.events('connect')).toHaveLength(1)
})

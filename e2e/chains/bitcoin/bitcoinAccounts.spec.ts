import { networks } from 'bitcoinjs-lib'
import { verifyBitcoinMessage } from '../../../demo/services/signIn/verifyBitcoinMessage.ts'
import { callBitcoin, expect, test } from '../../fixtures/chains/bitcoin.ts'
import { setAttributes } from '../../fixtures/page/attributes.ts'
import { rowNames } from '../../fixtures/page/walletRows.ts'

const connect = { wallet: 'Test Bitcoin Wallet', namespace: 'bip122' }
const short = (address: string) => new RegExp(`^${address.slice(0, 4)}.*${address.slice(-4)}`)

test('a user selects the payment or the ordinals address, and a reload restores the choice', async ({
  host,
  installBitcoinWallet,
  openOnRegtest,
  bitcoinWallet,
}) => {
  await installBitcoinWallet()
  await openOnRegtest()
  await host.command('connect', connect)
  const { payment, ordinals } = await bitcoinWallet.addresses()
  await host.command('open', { view: 'Profile' })
  await host.button('Switch Address').click()
  await expect(host.dialog('Switch Address')).toBeVisible()
  await expect(host.button(short(payment))).toContainText('Payment')
  await expect(host.button(short(ordinals))).toContainText('Ordinals')
  await host.button(short(ordinals)).click()
  await expect(host.dialog('Profile')).toBeVisible()
  await expect(host.element()).toHaveAttribute('address', ordinals)
  expect((await host.events('accountchange')).map(({ detail }) => detail.accounts)).toEqual([
    [
      { address: ordinals, type: 'ordinal' },
      { address: payment, type: 'payment' },
    ],
  ])
  const message = 'with the ordinals key'
  const signature = String(await host.command('sign-message', { message }))
  expect(verifyBitcoinMessage(networks.regtest, ordinals, message, signature)).toBe('bip322')

  await host.reload()
  await expect(host.element()).toHaveAttribute('address', ordinals)
})

test('default-account-types selects the ordinals address, but payments use the payment address', async ({
  host,
  installBitcoinWallet,
  openOnRegtest,
  bitcoinWallet,
  bitcoinChain,
}) => {
  await installBitcoinWallet()
  await openOnRegtest({ 'default-account-types': '{"bip122":"ordinal"}' })
  await host.command('connect', connect)
  const { payment, ordinals } = await bitcoinWallet.addresses()
  await expect(host.element()).toHaveAttribute('address', ordinals)
  await bitcoinChain.fund(payment, 100_000)
  const sent = await callBitcoin(host, 'sendTransfer', { recipient: payment, amount: '5000' })
  expect(await bitcoinChain.mempool()).toContain(sent.value)
  await bitcoinChain.mine()

  await host.command('disconnect')
  await setAttributes(host, { 'default-account-types': null })
  await host.command('connect', connect)
  await expect(host.element()).toHaveAttribute('address', payment)
})

test('a signature request that is pending during an account change still resolves', async ({
  host,
  installBitcoinWallet,
  openOnRegtest,
  bitcoinWallet,
}) => {
  await installBitcoinWallet({ headless: true })
  await openOnRegtest()
  await host.command('connect', connect)
  const { payment: before } = await bitcoinWallet.addresses()
  await bitcoinWallet.setAutoApprove(false)
  const message = 'signed late'
  const signing = host.command('sign-message', { message })
  await expect.poll(bitcoinWallet.requestedMethods).toContain('signMessage')
  await bitcoinWallet.selectAccount(1)
  const { payment: after } = await bitcoinWallet.addresses()
  await expect(host.element()).toHaveAttribute('address', after)
  await bitcoinWallet.approve()
  const signature = String(await signing)
  expect(verifyBitcoinMessage(networks.regtest, before, message, signature)).toBe('ecdsa')
  expect(await host.events('error')).toEqual([])
})

test('a stored wallet that is not installed after a reload is removed from storage', async ({
  host,
  installBitcoinWallet,
  openOnRegtest,
}) => {
  const wallet = await installBitcoinWallet()
  await openOnRegtest()
  await host.command('connect', connect)
  await wallet.leave()
  await host.reload()
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
  expect((await host.state()).accounts).toEqual({})
  await host.command('open')
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  expect((await rowNames(host)).filter((row) => row.startsWith(connect.wallet))).toEqual([])
  expect(await host.events('error')).toEqual([])
})

test('disconnecting works with a wallet that no longer responds', async ({
  host,
  installBitcoinWallet,
  openOnRegtest,
  bitcoinWallet,
}) => {
  await installBitcoinWallet()
  await openOnRegtest()
  await host.command('connect', connect)
  await bitcoinWallet.setBehaviour({ isStuck: true })
  void host.command('sign-message', { message: 'anybody there?' }).catch(() => {})
  await host.command('disconnect')
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
})

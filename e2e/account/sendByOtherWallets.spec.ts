import { freshReceiver, SendPage } from '../fixtures/account/sendPage.ts'
import { anvilOf } from '../fixtures/chains/anvil.ts'
import { logInByEmail } from '../fixtures/embeddedWallet/logIn.ts'
import { expect, nextPairingUri, test } from '../fixtures/walletConnect/pairing.ts'

const ether = 10n ** 18n

test.describe('the embedded wallet', () => {
  test.use({ logins: true })

  test('a transfer by the embedded wallet is approved in the wallet’s own view, and a rejection returns to the draft', async ({
    host,
    urls,
    embedded,
  }) => {
    const chain = anvilOf(urls)
    const receiver = freshReceiver()
    await host.open()
    await logInByEmail(host, embedded)
    const { address } = await host.state()
    await chain.setBalance(String(address), 2n * ether)
    const sending = new SendPage(host)
    await sending.open()
    await sending.review('1.25', receiver)
    await sending.confirm().click()
    await expect(host.dialog('Approve Transaction')).toBeVisible()
    await embedded.reject()
    await expect(sending.preview()).toBeVisible()
    await expect(sending.preview().getByText('1.25 ETH', { exact: true }).first()).toBeVisible()
    await sending.expectPhases('initiated', 'failed')
    expect(await chain.balance(receiver)).toBe(0n)

    await sending.confirm().click()
    await embedded.approve()
    await expect(host.dialog('Account')).toBeVisible()
    await sending.expectPhases('initiated', 'failed', 'initiated', 'submitted', 'confirmed')
    expect(await chain.balance(receiver)).toBe((ether * 5n) / 4n)
    chain.close()
  })
})

test('a wallet connected by WalletConnect sends ether', async ({ host, urls, webWallet }) => {
  const chain = anvilOf(urls)
  const receiver = freshReceiver()
  await host.open()
  await host.openAndTake(/^WalletConnect/)
  await webWallet.pair(await nextPairingUri(host))
  await webWallet.approve()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  const sending = new SendPage(host)
  await sending.open()
  await sending.review('0.5', receiver)
  await sending.confirm().click()
  await webWallet.approve()
  await expect(host.dialog('Account')).toBeVisible()
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
  expect(await chain.balance(receiver)).toBe(ether / 2n)
  chain.close()
})

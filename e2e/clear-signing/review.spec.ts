import { Interface, MaxUint256, verifyMessage, verifyTypedData } from 'ethers'
import { ADA, GRACE, LINUS } from '../../demo/services/data/accounts.ts'
import { tokens } from '../../demo/services/data/tokens.ts'
import { logInByEmail } from '../fixtures/embeddedWallet/logIn.ts'
import { setAttributes } from '../fixtures/page/attributes.ts'
import { connectPhone, expect, test } from '../fixtures/walletConnect/pairing.ts'
import { phoneAccounts } from '../fixtures/walletConnect/webWallet.ts'

const erc20 = new Interface([
  'function transfer(address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
])
const types = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
}
const domain = {
  name: 'USD Coin',
  version: '2',
  chainId: 1,
  verifyingContract: tokens.USDC.address,
}
const permitOf = (owner: string) => ({
  owner,
  spender: LINUS,
  value: '12500000',
  nonce: 0,
  deadline: 4_000_000_000,
})
const dataOf = (owner: string, more: object = {}) =>
  JSON.stringify({ types, primaryType: 'Permit', domain, message: { ...permitOf(owner), ...more } })
const signerOf = (owner: string, signature: unknown) =>
  verifyTypedData(domain, types, permitOf(owner), String(signature))
const pay = { from: ADA, to: LINUS, value: '0x1' }
const approveAll = {
  from: ADA,
  to: tokens.USDC.address,
  data: erc20.encodeFunctionData('approve', [LINUS, MaxUint256]),
}

test('a permit is reviewed before an installed wallet signs it unchanged, and Cancel never asks the wallet', async ({
  host,
  page,
  wallet,
  installWallet,
}) => {
  await installWallet()
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  const signed = host.request('eth_signTypedData_v4', [ADA, dataOf(ADA)])
  const dialog = host.dialog('Approve Transaction')
  await expect(dialog.getByRole('listitem')).toHaveText([
    new RegExp(`^Let ${LINUS} spend up to 12.5 “USDC” of yours.*2096.*${tokens.USDC.address}$`),
  ])
  await expect(dialog.getByRole('heading', { name: 'asks for a signature' })).toBeVisible()
  await expect(dialog).not.toContainText('Permit')
  await dialog.getByText('Details').click()
  await expect(dialog).toContainText('Final hash (EIP-712)')
  expect(await wallet.requestedMethods()).not.toContain('eth_signTypedData_v4')
  await host.button('Continue').click()
  expect(signerOf(ADA, await signed)).toBe(ADA)
  await expect(host.dialog()).toBeHidden()

  await test.step('Cancel and a closed modal reject with 4001', async () => {
    const cancelled = host.request('eth_signTypedData_v4', [ADA, dataOf(ADA)])
    await host.button('Cancel').click()
    expect(await cancelled).toMatchObject({ error: 4001 })
    const first = host.request('eth_sendTransaction', [approveAll])
    const second = host.request('eth_signTypedData_v4', [ADA, dataOf(ADA)])
    await expect(host.dialog()).toContainText('spend all your “USDC”')
    await page.keyboard.press('Escape')
    expect(await first).toMatchObject({ error: 4001 })
    await expect(host.dialog()).toContainText('spend up to 12.5 “USDC”')
    await host.button('Cancel').click()
    expect(await second).toMatchObject({ error: 4001 })
    await wallet.expectRequests('eth_signTypedData_v4', 1)
    await wallet.expectRequests('eth_sendTransaction', 0)
  })

  await test.step('fields that the signature does not cover are shown', async () => {
    const odd = host.request('eth_signTypedData_v4', [ADA, dataOf(ADA, { refund: '100' })])
    await expect(host.dialog().getByText('message.refund')).toBeVisible()
    await expect(host.dialog()).toContainText('Not signed')
    await host.button('Cancel').click()
    expect(await odd).toMatchObject({ error: 4001 })
  })

  await test.step('payments and transfers to another are reviewed, and messages pass at once', async () => {
    const data = erc20.encodeFunctionData('transfer', [GRACE, 1n])
    const transfer = { from: ADA, to: tokens.USDC.address, data }
    const paid = host.request('eth_sendTransaction', [pay])
    await host.button('Continue').click()
    expect(await paid).toMatch(/^0x/)
    // Trees of other specs show what the account holds, so the tokens stay.
    const declined = host.request('eth_sendTransaction', [transfer])
    await host.button('Cancel').click()
    expect(await declined).toMatchObject({ error: 4001 })
    const signature = await host.request('personal_sign', ['0x48656c6c6f', ADA])
    expect(verifyMessage('Hello', String(signature))).toBe(ADA)
  })
})

test('the attribute `review` has no request reviewed if it is `off`, and each that signs if it is `all`', async ({
  host,
  installWallet,
}) => {
  await installWallet()
  await host.open({ attributes: { review: 'off' } })
  await host.command('connect', { wallet: 'test.wallet' })
  expect(signerOf(ADA, await host.request('eth_signTypedData_v4', [ADA, dataOf(ADA)]))).toBe(ADA)
  expect(await host.request('eth_sendTransaction', [approveAll])).toMatch(/^0x/)
  const batch = { version: '2.0.0', chainId: '0x1', from: ADA, atomicRequired: false }
  const calls = [{ to: LINUS, value: '0x1' }]
  expect(await host.request('wallet_sendCalls', [{ ...batch, calls }])).toHaveProperty('id')
  await expect(host.dialog()).toBeHidden()

  await setAttributes(host, { review: 'all' })
  const sent = host.request('eth_sendTransaction', [pay])
  await expect(host.dialog('Approve Transaction')).toContainText(`ETH to ${LINUS}`)
  await host.button('Continue').click()
  expect(await sent).toMatch(/^0x/)
  const signing = host.request('personal_sign', ['0x48656c6c6f', ADA])
  await expect(host.dialog().getByText('Hello', { exact: true })).toBeVisible()
  await host.button('Continue').click()
  expect(verifyMessage('Hello', String(await signing))).toBe(ADA)
  await expect(host.dialog()).toBeHidden()
})

test('a permit is reviewed before a wallet gets it over WalletConnect', async ({ host, phone }) => {
  const [account] = phoneAccounts
  await host.open()
  await connectPhone(host, await phone())
  await expect(host.dialog()).toBeHidden()
  const signed = host.request('eth_signTypedData_v4', [account, dataOf(account)])
  await expect(host.dialog('Approve Transaction')).toContainText('spend up to 12.5 “USDC”')
  await host.button('Continue').click()
  expect(signerOf(account, await signed)).toBe(account)
})

test.describe('with the embedded wallet', () => {
  test.use({ logins: true })

  test('a permit is reviewed before the frame asks in the same view', async ({
    host,
    embedded,
  }) => {
    await host.open({ attributes: { 'default-account-types': '{"eip155":"eoa"}' } })
    await logInByEmail(host, embedded)
    const address = String((await host.state()).address)
    const signed = host.request('eth_signTypedData_v4', [address, dataOf(address)])
    await expect(host.dialog('Approve Transaction')).toContainText('spend up to 12.5 “USDC”')
    await host.button('Continue').click()
    await embedded.approve()
    expect(signerOf(address, await signed)).toBe(address)
    await expect(host.dialog()).toBeHidden()
    const cancelled = host.request('personal_sign', [`0x${'ab'.repeat(32)}`, address])
    await expect(host.dialog('Approve Transaction')).toContainText('Sign a hash')
    await host.button('Cancel').click()
    expect(await cancelled).toMatchObject({ error: 4001 })
  })
})

import { Interface, MaxUint256, parseUnits } from 'ethers'
import { ADA, GRACE, LINUS } from '../../demo/services/data/accounts.ts'
import { tokens } from '../../demo/services/data/tokens.ts'
import { expect, test } from '../fixtures/account/ownChains.ts'

const erc20 = new Interface([
  'function transfer(address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function balanceOf(address owner) view returns (uint256)',
])
const transfer = {
  to: tokens.USDC.address,
  data: erc20.encodeFunctionData('transfer', [GRACE, parseUnits('12.5', 6)]),
}
const approveAll = {
  to: tokens.USDC.address,
  data: erc20.encodeFunctionData('approve', [LINUS, MaxUint256]),
}
const pay = { to: LINUS, value: '0xde0b6b3a7640000' }
const unknown = { to: tokens.DAI.address, data: '0x12345678', value: '0x1' }
const batch = (...calls: object[]) => [
  { version: '2.0.0', chainId: '0x1', from: ADA, atomicRequired: false, calls },
]

test('the modal describes each call of a batch before the wallet gets the request', async ({
  host,
  evm,
  wallet,
  installWallet,
}) => {
  await installWallet({ capabilities: { '0x1': { atomic: { status: 'unsupported' } } } })
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  expect(await host.request('wallet_getCapabilities', [ADA])).toEqual({
    '0x1': { atomic: { status: 'unsupported' } },
  })
  const data = erc20.encodeFunctionData('balanceOf', [GRACE])
  const held = async () => BigInt(String(await evm.rpc('eth_call', [{ to: transfer.to, data }])))
  const before = await held()

  const sent = host.request('wallet_sendCalls', batch(transfer, pay))
  const dialog = host.dialog('Approve Transaction')
  await expect(dialog.getByRole('list', { name: 'What they do' }).getByRole('listitem')).toHaveText(
    [
      new RegExp(
        `^Send 12.5 “USDC” to ${GRACE} \\(calls itself “grace.demo.eth”\\)Contract ${tokens.USDC.address}$`,
      ),
      `Send 1 ETH to ${LINUS}`,
    ],
  )
  await expect(dialog).toContainText('Ethereum')
  await expect(dialog).toContainText('Some may happen and others fail')
  await expect(dialog.getByRole('note')).toHaveCount(0)
  expect(await wallet.requestedMethods()).not.toContain('wallet_sendCalls')
  await host.button('Continue').click()
  const { id } = (await sent) as { id: string }
  await expect(host.dialog()).toBeHidden()
  await expect
    .poll(() => host.request('wallet_getCallsStatus', [id]))
    .toMatchObject({ status: 200, atomic: false })
  expect((await held()) - before).toBe(parseUnits('12.5', 6))
})

test('the review warns that the wallet may upgrade the account, if the wallet’s capabilities report it', async ({
  host,
  installWallet,
}) => {
  await installWallet({ capabilities: { '0x1': { atomic: { status: 'ready' } } } })
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  const sent = host.request('wallet_sendCalls', batch(transfer, pay))
  await expect(host.button('Continue')).toBeEnabled()
  await expect(host.dialog('Approve Transaction').getByRole('note')).toHaveText(
    /may ask to upgrade this account to a smart account \(EIP-7702\).*undo the upgrade in your wallet/,
  )
  await host.button('Continue').click()
  expect(await sent).toHaveProperty('id')
})

test('the review marks unlimited allowances and unknown calls, and Cancel sends the wallet no request', async ({
  host,
  page,
  wallet,
  installWallet,
}) => {
  await installWallet()
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  const cancelled = host.request('wallet_sendCalls', batch(approveAll, unknown))
  await expect(
    host.dialog().getByRole('list', { name: 'What they do' }).getByRole('listitem'),
  ).toHaveText([
    new RegExp(`^Let ${LINUS} spend all your “USDC”, now and later: no limit`),
    /^Call a contract: what this does can’t be read hereIt also sends 0.000000000000000001 ETH/,
  ])
  await host.button('Cancel').click()
  expect(await cancelled).toMatchObject({ error: 4001 })
  await expect(host.dialog()).toBeHidden()
  expect((await host.events('error')).map(({ detail }) => detail.code)).toEqual(['USER_REJECTED'])

  await test.step('a closed modal rejects the request and shows the next in the queue', async () => {
    const closed = host.request('wallet_sendCalls', batch(pay))
    const next = host.request('wallet_sendCalls', batch(transfer))
    await expect(host.dialog()).toContainText('Send 1 ETH')
    await page.keyboard.press('Escape')
    expect(await closed).toMatchObject({ error: 4001 })
    await expect(host.dialog()).toContainText('Send 12.5 “USDC”')
    await host.button('Cancel').click()
    expect(await next).toMatchObject({ error: 4001 })
  })

  for (const calls of [[{ ...pay, to: 'vitalik.eth' }], [{ ...pay, data: 'ff' }], []]) {
    expect(await host.request('wallet_sendCalls', batch(...calls))).toMatchObject({ error: -32602 })
  }
  expect(await wallet.requestedMethods()).not.toContain('wallet_sendCalls')
})

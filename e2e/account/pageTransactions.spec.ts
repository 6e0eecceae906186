import { ADA, LINUS } from '../../demo/services/data/accounts.ts'
import { tokens } from '../../demo/services/data/tokens.ts'
import { activityRow, expectPhases, markedButton, phasesOf } from '../fixtures/account/followed.ts'
import { expect, test } from '../fixtures/account/ownChains.ts'
import { openTab } from '../fixtures/page/tabs.ts'

const following = { attributes: { 'follow-transactions': '', review: 'off' } }
const pay = { from: ADA, to: LINUS, value: '0xde0b6b3a7640000' }
/** A transfer of more USDC than exists, which reverts. It has a gas limit, because the wallet's estimate would fail. */
const refused = {
  from: ADA,
  to: tokens.USDC.address,
  data: `0xa9059cbb${LINUS.slice(2).toLowerCase().padStart(64, '0')}${'f'.repeat(64)}`,
  gas: '0x186a0',
}

test('a transaction sent by the page is pending in Activity until it is confirmed, even across a reload', async ({
  host,
  context,
  urls,
  evm,
  installWallet,
}) => {
  await installWallet()
  await host.open(following)
  await host.command('connect', { wallet: 'test.wallet' })
  const other = await openTab(context, urls)
  await expect(other.element()).toHaveAttribute('status', 'connected')
  await evm.holdBlocks()
  const hash = await host.request('eth_sendTransaction', [pay])
  await expectPhases(host, 'page initiated', 'page submitted')
  expect((await host.events('transaction')).at(-1)?.detail).toMatchObject({ hash })
  await host.command('open', { view: 'Transactions' })
  const button = markedButton(host)
  await expect(button).toHaveAccessibleName(/Transaction pending/)
  await expect(activityRow(host, hash)).toHaveText(/Sending.*To 0x7099…79C8.*−1 ETH.*Pending/)
  await host.reload()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await expect(button).toHaveAccessibleName(/Transaction pending/)
  await evm.mine()
  await expect(button).toHaveAccessibleName(/Transaction confirmed/)
  await expectPhases(host, 'page confirmed')
  await expectPhases(other, 'page confirmed')
})

test('a transaction sent by the page that reverts is shown as failed, with a toast in the open modal', async ({
  host,
  evm,
  installWallet,
}) => {
  await installWallet()
  await host.open(following)
  await host.command('connect', { wallet: 'test.wallet' })
  await evm.holdBlocks()
  const hash = await host.request('eth_sendTransaction', [refused])
  await host.command('open', { view: 'Transactions' })
  await expect(activityRow(host, hash)).toHaveText(/App transaction.*Pending/)
  await evm.mine()
  await expect(host.dialog().getByText('The transaction failed on the network')).toBeVisible()
  await expectPhases(host, 'page initiated', 'page submitted', 'page failed TRANSACTION_FAILED')
})

test('a batch sent by the page has the status that the wallet reports, and the hash of its receipt', async ({
  host,
  evm,
  installWallet,
}) => {
  await installWallet()
  await host.open({ attributes: { 'follow-transactions': '' } })
  await host.command('connect', { wallet: 'test.wallet' })
  await evm.holdBlocks()
  const { from, ...call } = pay
  const calls = [call, { to: ADA }]
  const batch = { version: '2.0.0', chainId: '0x1', from, atomicRequired: false, calls }
  const sent = host.request('wallet_sendCalls', [batch])
  await host.button('Continue').click()
  expect(await sent).toHaveProperty('id')
  await expectPhases(host, 'page initiated', 'page submitted')
  await host.command('open', { view: 'Transactions' })
  await expect(host.dialog('Activity').getByRole('listitem').first()).toHaveText(
    /App transaction.*Pending/,
  )
  await evm.mine()
  await expectPhases(host, 'page initiated', 'page submitted', 'page confirmed')
  const { hash, explorerUrl } = (await host.events('transaction')).at(-1)?.detail ?? {}
  expect(explorerUrl).toBe(`https://etherscan.io/tx/${hash}`)
  expect(await evm.rpc('eth_getTransactionReceipt', [hash])).toMatchObject({ status: '0x1' })

  await test.step('a batch that the wallet no longer knows is told as unknown, not as failed', async () => {
    await evm.holdBlocks()
    const next = host.request('wallet_sendCalls', [batch])
    await host.button('Continue').click()
    expect(await next).toHaveProperty('id')
    await expect.poll(async () => (await phasesOf(host)).at(-1)).toBe('page submitted')
    // The test wallet stores batches in memory, so a reload loses them.
    await host.reload()
    await expectPhases(host, 'page submitted CALLS_STATUS_UNKNOWN')
    await evm.mine()
  })
})

test('without follow-transactions a transaction sent by the page is neither stored nor emitted', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await host.open({ attributes: { review: 'off' } })
  await host.command('connect', { wallet: 'test.wallet' })
  expect(await host.request('eth_sendTransaction', [pay])).toMatch(/^0x/)
  await host.command('open', { view: 'Account' })
  await expect(host.dialog('Account')).toBeVisible()
  expect(await phasesOf(host)).toEqual([])
  expect(
    await page.evaluate(() => localStorage.getItem('wallet-modal/pending_transactions')),
  ).toBeNull()
})

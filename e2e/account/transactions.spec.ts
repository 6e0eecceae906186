import { GRACE, LINUS } from '../../demo/services/data/accounts.ts'
import { expect, test } from '../fixtures/account/ownChains.ts'
import { freshReceiver, SendPage } from '../fixtures/account/sendPage.ts'
import { openTab } from '../fixtures/page/tabs.ts'

const kept = 'wallet-modal/pending_transactions'

test.beforeEach(async ({ host, installWallet }) => {
  await installWallet()
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
})

test('a transaction that is pending at a reload is confirmed afterwards, when it is mined', async ({
  host,
  page,
  evm,
}) => {
  const sending = new SendPage(host)
  await evm.holdBlocks()
  await sending.open()
  await sending.review('1', freshReceiver())
  await sending.send()
  await sending.expectPhases('initiated', 'submitted')
  await host.reload()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await evm.mine()
  await sending.expectPhases('confirmed')
  const stored = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]'), kept)
  expect(stored).toMatchObject([{ phase: 'confirmed', amount: '1', symbol: 'ETH', kind: 'send' }])
})

test('a second tab emits the confirmation of a transaction that was sent in the first tab', async ({
  host,
  context,
  urls,
  evm,
}) => {
  const sending = new SendPage(host)
  const other = await openTab(context, urls)
  await expect(other.element()).toHaveAttribute('status', 'connected')
  await evm.holdBlocks()
  await sending.open()
  await sending.review('1', freshReceiver())
  await sending.send()
  await evm.mine()
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
  await new SendPage(other).expectPhases('confirmed')
})

test('a transaction that the user speeds up in the wallet is confirmed under the replacement’s hash', async ({
  host,
  page,
  evm,
}) => {
  const sending = new SendPage(host)
  await evm.holdBlocks()
  await sending.open()
  await sending.review('1', LINUS)
  await sending.send()
  const [, submitted] = await host.events('transaction')
  const hash: string = submitted?.detail.hash
  // The nonce is known once a node has returned the transaction.
  const nonce = () =>
    page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]')[0]?.nonce ?? null, kept)
  await expect.poll(nonce).not.toBeNull()
  const mined = await page.evaluate((old) => window.demoWallet?.['test.wallet']?.speedUp(old), hash)
  await evm.mine()
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
  expect((await host.events('transaction')).at(-1)?.detail).toMatchObject({ hash: mined })
})

test('a transaction that the user cancels in the wallet fails as replaced', async ({
  host,
  page,
  evm,
}) => {
  const sending = new SendPage(host)
  await evm.holdBlocks()
  await sending.open()
  await sending.review('1', LINUS)
  await sending.send()
  const [, submitted] = await host.events('transaction')
  const hash: string = submitted?.detail.hash
  const nonce = () =>
    page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]')[0]?.nonce ?? null, kept)
  await expect.poll(nonce).not.toBeNull()
  await page.evaluate((old) => window.demoWallet?.['test.wallet']?.cancel(old), hash)
  await evm.mine()
  await sending.expectPhases('initiated', 'submitted', 'failed')
  expect((await host.events('transaction')).at(-1)?.detail).toMatchObject({
    hash,
    error: { code: 'TRANSACTION_REPLACED' },
  })
})

test('a transaction that reverts on chain emits a failure', async ({ host, evm }) => {
  const sending = new SendPage(host)
  const receiver = freshReceiver()
  await evm.holdBlocks()
  await sending.open()
  await sending.review('1', receiver)
  await sending.send()
  // Before the transaction is mined, the receiver becomes a contract that refuses payments.
  await evm.rpc('anvil_setCode', [receiver, '0x60006000fd'])
  await evm.mine()
  await sending.expectPhases('initiated', 'submitted', 'failed')
  const failed = (await host.events('transaction')).at(-1)
  expect(failed?.detail.error.code).toBe('TRANSACTION_FAILED')
})

// The unit tests of `followTransactions` test the exact time.
test('a transaction that never appears on chain is told as not found, not as failed', async ({
  host,
  page,
  wallet,
}) => {
  const sending = new SendPage(host)
  await page.clock.install()
  await host.reload()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  const bogus = `0x${'ab'.repeat(32)}`
  await wallet.setBehaviour({ nonsense: { eth_sendTransaction: bogus } })
  await sending.open()
  await sending.review('1', freshReceiver())
  await sending.send()
  await sending.expectPhases('initiated', 'submitted')
  await page.clock.fastForward(540_000)
  const later = async () => {
    await page.clock.fastForward(15_000)
    return (await host.events('transaction')).map(({ detail }) => detail.phase)
  }
  // The transaction is polled every 15 s at this time.
  await expect.poll(later).toEqual(['initiated', 'submitted', 'submitted'])
  const lost = (await host.events('transaction')).at(-1)
  expect(lost?.detail).toMatchObject({ hash: bogus, error: { code: 'TRANSACTION_NOT_FOUND' } })
})

test('a receiver whose address resembles a known one needs a second confirmation', async ({
  host,
}) => {
  const sending = new SendPage(host)
  const known = GRACE
  // Both addresses begin and end with the same digits.
  const lookalike = `${known.slice(0, 8)}${'7'.repeat(28)}${known.slice(-6)}`.toLowerCase()
  await sending.open()
  await sending.review('0.1', known)
  await sending.send()
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
  await sending.open()
  await sending.review('0.1', lookalike)
  await expect(
    sending.preview().getByText(/looks like 0x3C44.*, which you have used before/),
  ).toBeVisible()
  await sending.confirm().click()
  await expect(sending.confirm('Send anyway')).toBeEnabled()
  await sending.preview().getByRole('button', { name: 'Cancel' }).click()

  await test.step('the known receiver needs one confirmation', async () => {
    await sending.receiver().fill(known)
    await sending.step('Review send').click()
    await expect(sending.confirm()).toBeEnabled()
    await expect(sending.preview().getByRole('alert').getByRole('listitem')).toHaveCount(0)
    await sending.send()
  })
})

test('the review marks a receiver that is known on another network only', async ({ host }) => {
  const sending = new SendPage(host)
  const receiver = freshReceiver()
  await sending.open()
  await sending.review('0.1', receiver)
  await sending.send()
  await host.command('switch-network', { network: 'base' })
  await sending.open()
  await sending.review('0.1', receiver)
  await expect(
    sending.preview().getByText(/^You have sent to this address on Ethereum, never on Base/),
  ).toBeVisible()
})

test('a malformed entry among the stored transactions is ignored, and the valid ones are restored', async ({
  host,
  page,
  evm,
}) => {
  const sending = new SendPage(host)
  await evm.holdBlocks()
  await sending.open()
  await sending.review('1', freshReceiver())
  await sending.send()
  await page.evaluate((key) => {
    const list = JSON.parse(localStorage.getItem(key) ?? '[]')
    const bad = [null, 7, { ...list[0], hash: '<b>' }, { ...list[0], amount: '1e30', hash: '0x12' }]
    localStorage.setItem(key, JSON.stringify([...bad, ...list]))
  }, kept)
  await host.reload()
  await evm.mine()
  await sending.expectPhases('confirmed')
})

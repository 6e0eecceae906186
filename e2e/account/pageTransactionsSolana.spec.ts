import { Keypair } from '@solana/web3.js'
import { activityRow, expectPhases, markedButton } from '../fixtures/account/followed.ts'
import { balanceOf, devnet, expect, test } from '../fixtures/chains/solana.ts'
import type { HostPage } from '../fixtures/page/hostPage.ts'
import type { Transfer } from '../fixtures/pageScripts/solanaPage.ts'

const sol = 1_000_000_000
const fresh = () => Keypair.generate().publicKey.toBase58()

/** Sends by the page's own code; resolves with the transaction's signature, or with the error's message. */
const transfer = ({ page, urls }: HostPage, order: Partial<Transfer>) =>
  page.evaluate((all) => window.solanaPage?.transfer(all).catch((error: Error) => error.message), {
    kind: 'v0',
    way: 'signAndSendTransaction',
    to: fresh(),
    lamports: 2_000_000,
    rpcUrl: urls.chains[devnet],
    ...order,
  } as Transfer)

/** A node that knows the status of no transaction until the returned function is called. */
async function holdStatuses({ page }: HostPage): Promise<() => void> {
  let isHeld = true
  await page.route('**', async (route) => {
    const text = route.request().postData() ?? ''
    if (!isHeld || !text.includes('"getSignatureStatuses"')) return route.fallback()
    const calls = [JSON.parse(text)].flat()
    const answers = calls.map(({ id, params: [hashes] }) => {
      const value = hashes.map(() => null)
      return { jsonrpc: '2.0', id, result: { context: { slot: 1 }, value } }
    })
    await route.fulfill({
      json: text.startsWith('[') ? answers : answers[0],
      headers: { 'Access-Control-Allow-Origin': '*' },
    })
  })
  return () => {
    isHeld = false
  }
}

test.beforeEach(async ({ host, openSolana, installSolanaWallet }) => {
  await installSolanaWallet()
  await openSolana({ attributes: { 'follow-transactions': '', review: 'off' } })
  await host.command('connect', { wallet: 'Sun Wallet' })
})

for (const way of ['signAndSendTransaction', 'sendTransaction'] as const) {
  test(`a transaction sent by the page’s ${way} is pending in Activity until it is confirmed, even across a reload`, async ({
    host,
    chain,
  }) => {
    const release = await holdStatuses(host)
    const to = fresh()
    const hash = await transfer(host, { way, to })
    await expectPhases(host, 'page initiated', 'page submitted')
    const { detail } = (await host.events('transaction')).at(-1) ?? {}
    expect(detail).toMatchObject({ namespace: 'solana', hash })
    expect(detail.explorerUrl).toContain(hash)
    await host.command('open', { view: 'Transactions' })
    await expect(markedButton(host)).toHaveAccessibleName(/Transaction pending/)
    await expect(activityRow(host, hash)).toHaveText(/App transaction.*Host page.*Pending/)
    await host.reload()
    await expect(markedButton(host)).toHaveAccessibleName(/Transaction pending/)
    release()
    await expect(markedButton(host)).toHaveAccessibleName(/Transaction confirmed/)
    await expectPhases(host, 'page confirmed')
    expect(await balanceOf(chain, to)).toBe(2_000_000)
    await host.command('open', { view: 'Transactions' })
    await expect(activityRow(host, hash)).not.toHaveText(/Pending/)
  })
}

test('a transaction sent by the page that fails on the chain is shown as failed, with a toast in the open modal', async ({
  host,
}) => {
  const release = await holdStatuses(host)
  const hash = await transfer(host, { lamports: 5_000_000 * sol, skipPreflight: true })
  await host.command('open', { view: 'Transactions' })
  // The node's history may already list the transaction in place of the page's own row.
  const row = activityRow(host, hash)
  await expect(row).toHaveText(/(App transaction.*Pending)|Failed/)
  release()
  await expect(host.dialog().getByText('The transaction failed on the network')).toBeVisible()
  await expectPhases(host, 'page initiated', 'page submitted', 'page failed TRANSACTION_FAILED')
  expect((await host.events('transaction')).at(-1)?.detail.hash).toBe(hash)
  await expect(row).toHaveText(/Failed/)
  await expect(markedButton(host)).not.toHaveAccessibleName(/Transaction/)
})

test('a transaction that the user or the node refuses fails without a hash, and is not in Activity', async ({
  host,
  solanaWallet,
}) => {
  expect(await transfer(host, { lamports: 4_000_000 * sol })).toContain('simulation failed')
  await expectPhases(host, 'page initiated', 'page failed SEND_FAILED')
  await solanaWallet.setAutoApprove(false)
  const refused = transfer(host, {})
  await solanaWallet.reject()
  await refused
  const failed = ['page initiated', 'page failed USER_REJECTED']
  await expectPhases(host, 'page initiated', 'page failed SEND_FAILED', ...failed)
  await host.command('open', { view: 'Transactions' })
  await expect(host.dialog('Activity').getByText('App transaction')).toHaveCount(0)
})

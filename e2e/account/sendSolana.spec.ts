import { base58 } from '@scure/base'
import { getAccount, getAssociatedTokenAddressSync } from '@solana/spl-token'
import { Keypair, PublicKey } from '@solana/web3.js'
import { splTokens } from '../../demo/services/data/splTokens.ts'
import { listNoTokens } from '../fixtures/account/listNoTokens.ts'
import { SendPage } from '../fixtures/account/sendPage.ts'
import { balanceOf, expect, solanaAccounts, test } from '../fixtures/chains/solana.ts'

const [, second] = solanaAccounts
const { USDC, SEED } = splTokens

const fresh = () => Keypair.generate().publicKey.toBase58()

const accountOf = (mint: string, owner: string) =>
  getAssociatedTokenAddressSync(new PublicKey(mint), new PublicKey(owner))

test.beforeEach(async ({ host, openSolana, installSolanaWallet }) => {
  await installSolanaWallet()
  await openSolana()
  await host.command('connect', { wallet: 'Sun Wallet' })
})

test('the user sends SOL to the last lamport', async ({ host, chain }) => {
  const sending = new SendPage(host)
  const receiver = fresh()
  await sending.open()
  await sending.review('0.123456789', receiver)
  await expect(sending.preview().getByText('0.000005 SOL')).toBeVisible()
  await sending.send()
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
  expect(await balanceOf(chain, receiver)).toBe(123_456_789)
})

test('the review warns of a receiver unless the node’s history shows an earlier payment to it', async ({
  host,
}) => {
  const sending = new SendPage(host)
  const receiver = fresh()
  const isNew = sending.preview().getByText('Your history shows no payment to this address yet.')
  await sending.open()
  await sending.review('0.01', receiver)
  await expect(isNew).toBeVisible()
  await sending.send()
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
  // The stored transactions are removed, so that only the node's history shows the payment to this receiver.
  await host.page.evaluate(() => localStorage.removeItem('wallet-modal:pending-transactions'))
  await sending.open()
  await sending.review('0.01', receiver)
  await expect(sending.confirm()).toBeEnabled()
  await expect(isNew).toHaveCount(0)
  await expect(sending.preview().getByText(/couldn’t be checked/)).toHaveCount(0)
})

test('Send refuses a payment that leaves the sender below the rent-exempt minimum', async ({
  host,
  chain,
}) => {
  const sending = new SendPage(host)
  const balance = await balanceOf(chain, solanaAccounts[0])
  await sending.open()
  await sending.review(String((balance - 5_000 - 100) / 1e9), second)
  await sending.confirm().click()
  await expect(
    sending.preview().getByText(/^Your account must keep 0\.00089088 SOL at least, or be emptied/),
  ).toBeVisible()
})

test('a token transfer creates the receiver’s token account, and the review shows its cost', async ({
  host,
  chain,
}) => {
  const sending = new SendPage(host)
  const receiver = fresh()
  await sending.open()
  await sending.choose(/^Sunflower Seeds/)
  await sending.review('1.000000001', receiver)
  await expect(sending.preview().getByText('Opening a SEED account')).toBeVisible()
  await expect(
    sending
      .preview()
      .getByRole('definition')
      .getByText(/^0\.00204 SOL/),
  ).toBeVisible()
  // The rent of the account is worth more than the seeds.
  await sending.confirmFeeShare()
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
  const { amount } = await getAccount(chain, accountOf(SEED.mint, receiver))
  expect(amount).toBe(1_000_000_001n)
})

test('the user finds a token by its mint while the list lacks it, and sends it', async ({
  page,
  urls,
  host,
  chain,
}) => {
  const sending = new SendPage(host)
  await listNoTokens(page, urls)
  const account = accountOf(USDC.mint, second)
  const before = (await getAccount(chain, account)).amount
  await sending.open()
  const other = sending.form().getByRole('button', { name: /, choose another/ })
  await other.click()
  const list = host.dialog('Select Token')
  await list.getByLabel('Search tokens').fill(accountOf(USDC.mint, second).toBase58())
  await expect(list.getByText(/^No token that can be sent is at this address/)).toBeVisible()
  await list.getByLabel('Search tokens').fill(USDC.mint)
  await list.getByRole('button', { name: /^USD Coin.*USDC.*FMUE/ }).click()
  await sending.review('1.5', second)
  await expect(sending.preview().getByText(/^This token is on no list/)).toBeVisible()
  await sending.send()
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
  expect((await getAccount(chain, account)).amount - before).toBe(1_500_000n)
})

test('a user sends a token to a receiver that has a token account', async ({ host, chain }) => {
  const sending = new SendPage(host)
  const account = accountOf(USDC.mint, second)
  const before = (await getAccount(chain, account)).amount
  await sending.open()
  await sending.choose(/^USD Coin/)
  await sending.review('1.000001', second)
  await expect(sending.preview().getByText(/^Opening a/)).toHaveCount(0)
  await sending.send()
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
  expect((await getAccount(chain, account)).amount - before).toBe(1_000_001n)
})

test('a pasted Solana Pay link fills the form, and its memo and reference are in the transaction', async ({
  host,
  chain,
}) => {
  const sending = new SendPage(host)
  const receiver = fresh()
  const reference = fresh()
  const expectText = (text: RegExp) => expect(sending.form().getByText(text)).toBeVisible()
  await sending.open()
  await sending.receiver().fill('solana:https://shop.example/pay')
  await expectText(/^This lets a website choose what you sign/)
  await sending.receiver().fill(`solana:${receiver}?amount=0.0000000001`)
  await expectText(/^The amount of this payment is not valid/)
  await sending.receiver().fill(`bitcoin:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa?amount=1`)
  await expectText(/^This isn’t for Solana Devnet/)

  const words = 'label=Corner%20Shop&message=Two%20teas&memo=Order%207'
  await sending
    .receiver()
    .fill(`solana:${receiver}?amount=1.25&spl-token=${USDC.mint}&reference=${reference}&${words}`)
  await expect(sending.amount()).toHaveValue('1.25')
  await expect(sending.receiver()).toHaveValue(receiver)
  await expectText(/“Corner Shop: Two teas”\. Anyone can write this/)
  await sending.step('Review send').click()
  await expect(sending.preview().getByText('Order 7', { exact: true }).first()).toBeVisible()
  await sending.confirmFeeShare()
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
  const { amount } = await getAccount(chain, accountOf(USDC.mint, receiver))
  expect(amount).toBe(1_250_000n)
  const [found] = await chain.getSignaturesForAddress(new PublicKey(reference))
  const landed = await chain.getParsedTransaction(found?.signature ?? '')
  const programs = landed?.transaction.message.instructions.map(({ programId }) => `${programId}`)
  expect(programs?.at(-2)).toBe('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')
})

test('a memo that the user writes is in the transaction, before the transfer', async ({
  host,
  chain,
}) => {
  const sending = new SendPage(host)
  const receiver = fresh()
  await sending.open()
  await sending.amount().fill('0.25')
  await sending.receiver().fill(receiver)
  await sending.form().getByLabel('Note (memo)').fill('Deposit 7')
  await sending.step('Review send').click()
  await expect(sending.preview().getByText('Deposit 7', { exact: true })).toBeVisible()
  await sending.send()
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
  const [found] = await chain.getSignaturesForAddress(new PublicKey(receiver))
  const landed = await chain.getParsedTransaction(found?.signature ?? '')
  const [memo] = landed?.transaction.message.instructions.slice(-2) ?? []
  expect(`${memo?.programId}`).toBe('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')
  const data = memo && 'data' in memo ? base58.decode(memo.data) : undefined
  expect(new TextDecoder().decode(data)).toBe('Deposit 7')
})

test('an incomplete Send draft emits SEND_INCOMPLETE and is not sent', async ({ host, page }) => {
  const sending = new SendPage(host)
  await host.command('open', { view: 'WalletSendPreview' })
  await expect(sending.preview()).toBeVisible()
  await sending.confirm().click()
  await expect(
    page.getByText('Please enter a valid amount and receiver address').first(),
  ).toBeVisible()
  const errors = await host.events('error')
  expect(errors.map(({ detail }) => detail.code)).toEqual(['SEND_INCOMPLETE'])
})

test('the Send draft is unchanged after the wallet fails or the user rejects', async ({
  host,
  page,
  solanaWallet,
}) => {
  const sending = new SendPage(host)
  await sending.open()
  await sending.review('0.5', fresh())
  await solanaWallet.setBehaviour({ nonsense: ['signTransaction'] })
  await sending.confirm().click()
  const failed = 'Failed to send transaction. Please try again.'
  await expect(page.getByText(failed).first()).toBeVisible()
  // The wallet's response is malformed, but the wallet may have broadcast the transaction.
  await expect(sending.preview().getByText(/^Your draft is kept/)).toBeVisible()
  await sending.expectPhases('initiated', 'failed')
  await solanaWallet.setBehaviour({})
  await solanaWallet.setAutoApprove(false)
  await sending.confirm().click()
  await solanaWallet.reject()
  await expect(sending.preview().getByText('Request declined in the wallet')).toBeVisible()
  await expect(sending.preview().getByText('0.5 SOL', { exact: true }).first()).toBeVisible()
})

test('the review shows the reason why the network would refuse a payment', async ({
  host,
  solanaWallet,
}) => {
  const sending = new SendPage(host)
  await sending.open()

  await test.step('the review refuses an amount below the minimum of a new account', async () => {
    await sending.review('0.0001', fresh())
    await sending.confirm().click()
    await expect(
      sending.preview().getByText('A new account needs 0.00089088 SOL at least'),
    ).toBeVisible()
  })

  await test.step('the review refuses a token account as receiver', async () => {
    await sending.preview().getByRole('button', { name: 'Cancel' }).click()
    await sending.review('0.5', accountOf(USDC.mint, second).toBase58())
    await expect(sending.preview().getByText(/^This account holds a token/)).toBeVisible()
    await expect(sending.confirm()).toBeDisabled()
  })

  await test.step('the review refuses an address of another family as receiver', async () => {
    await sending.preview().getByRole('button', { name: 'Cancel' }).click()
    await sending.receiver().fill(`0x${'12'.repeat(20)}`)
    await expect(sending.form().getByText('This is not an address on Solana Devnet')).toBeVisible()
  })
  expect(await solanaWallet.prompted()).not.toContain('signTransaction')
})

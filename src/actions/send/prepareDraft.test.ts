import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  clearAccount,
  setStatus,
  type TokenStatus,
  updateAccount,
} from '../../controllers/accounts.ts'
import { contractAccounts } from '../../controllers/contractAccounts.ts'
import { networks } from '../../controllers/networks.ts'
import { preparing, resetSend, send, updateSend } from '../../controllers/send.ts'
import { createFakeStorage } from '../../storage/testing/fakeStorage.ts'
import type { Simulation, SpendableBalance } from '../../types/sender.ts'
import type { TokenBalance } from '../../types/token.ts'
import { asWhole } from '../../utils/state.ts'
import { writable } from '../../utils/testing/writable.ts'
import { payingAccount } from '../account/payingAccount.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { assessDraft, balanceOf, maxAmount } from './assessDraft.ts'
import { mustConfirm } from './checkReceiver.ts'
import { chooseToken } from './draftTokens.ts'
import { prepareDraft } from './prepareDraft.ts'
import { reviewDraft } from './reviewDraft.ts'
import { sendStep } from './sendStep.ts'

vi.mock('../../chains/families.ts', async (original) => ({
  ...(await original<object>()),
  loadFamilyPart: async () => ({ getBalance: async () => 10n ** 18n }),
}))
vi.mock('../account/refreshTokens.ts', () => ({ refreshTokens: async () => {} }))
/** Delayed if a test needs a late estimate. */
const node = vi.hoisted(() => ({
  fee: Promise.resolve(7n),
  simulated: undefined as bigint | null | undefined,
  reading: undefined as Promise<SpendableBalance> | undefined,
  spendable: undefined as SpendableBalance | undefined,
  closing: undefined as Simulation['closing'],
  estimateFails: false,
  kind: 'account',
  gasLimit: 21_000n as bigint | undefined,
}))
vi.mock('../../chains/laterFamilies.ts', async (original) => ({
  ...(await original<object>()),
  loadLaterPart: async () => ({
    async estimate(_: unknown, { reviewedFee }: { reviewedFee?: bigint | null }) {
      if (node.estimateFails) throw new Error('no node')
      const feeBaseUnits = reviewedFee ?? (await node.fee)
      return { feeBaseUnits, gasLimit: node.gasLimit, accountBaseUnits: 0n }
    },
    inspect: async () => node.kind,
    readSpendable: async () => node.reading ?? node.spendable,
    simulate: async (_: unknown, { reviewedFee }: { reviewedFee?: bigint | null }) => {
      node.simulated = reviewedFee
      return node.closing ? { closing: node.closing } : {}
    },
  }),
}))

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

const tokenOf = (symbol: string, digit: string, price?: number): TokenBalance => ({
  name: symbol,
  symbol,
  chainId: 'eip155:1',
  address: `eip155:1:0x${digit.repeat(40)}`,
  iconUrl: null,
  quantity: { decimals: '6', numeric: '100' },
  price,
})

const dai = tokenOf('DAI', '1', 1)
const usdc = tokenOf('USDC', '2', 1)
const free = tokenOf('FREE', '3')
const payer = { network: testNetwork(1), isSmartAccount: false, locale: 'en' }

/** Sets the account's balances. */
const hold = (tokens: TokenBalance[], tokenStatus: TokenStatus = 'complete') =>
  updateAccount('eip155', { tokenBalance: asWhole(tokens), tokenStatus })

beforeEach(() => {
  vi.stubGlobal('localStorage', createFakeStorage())
  node.fee = Promise.resolve(7n)
  writable(networks).active = { eip155: testNetwork(1) }
  updateAccount('eip155', { address, caipNetworkId: 'eip155:1' })
  setStatus('eip155', 'connected')
  resetSend()
  hold([dai, usdc, free])
})
afterEach(() => {
  clearAccount('eip155')
  writable(contractAccounts).owners = []
  vi.unstubAllGlobals()
})

it('the Send draft keeps its token and amount when the token is no longer listed', async () => {
  await prepareDraft(dai)
  updateSend({ sendTokenAmount: '5' })
  hold([usdc], 'partial')
  expect(send.token?.symbol).toBe('DAI')
  expect(send.sendTokenAmount).toBe('5')
  expect(assessDraft(send, payer).step).toBe('addAddress')
  hold([{ ...dai, quantity: { decimals: '6', numeric: '0' } }, usdc])
  expect(send.token?.symbol).toBe('DAI')
  expect(assessDraft(send, payer).step).toBe('insufficientFunds')
})

it('a token object of another account gives the active account no balance', async () => {
  hold([usdc])
  await prepareDraft(dai)
  expect(send.token?.symbol).toBe('DAI')
  expect(balanceOf(send, dai)).toBe(100_000_000n)
  expect(send.token && balanceOf(send, send.token)).toBeNull()
  expect(send.token && maxAmount(send, send.token)).toBe(0n)
})

it('selecting another token clears the amount, whichever view selects the token', async () => {
  await prepareDraft(dai)
  updateSend({ sendTokenAmount: '5', accountCost: 3n })
  await prepareDraft({ ...dai })
  expect(send.sendTokenAmount).toBe('5')
  await prepareDraft(usdc)
  expect(send).toMatchObject({ token: { symbol: 'USDC' }, sendTokenAmount: '', accountCost: 0n })
  updateSend({ sendTokenAmount: '6' })
  chooseToken(dai)
  expect(send).toMatchObject({ token: { symbol: 'DAI' }, sendTokenAmount: '' })
})

it('the Send draft returns to token amounts if the token has no price', async () => {
  await prepareDraft(dai)
  updateSend({ amountUnit: 'fiat', sendTokenAmount: '5' })
  chooseToken(free)
  expect(send.amountUnit).toBe('token')
  chooseToken(usdc)
  updateSend({ amountUnit: 'fiat', sendTokenAmount: '5' })
  hold([{ ...usdc, price: undefined }])
  // 5 USD must not become 5 tokens.
  expect(send).toMatchObject({ amountUnit: 'token', sendTokenAmount: '' })
})

it('an estimated fee is stored although the token list was read again during the estimate', async () => {
  let respond = (_fee: bigint) => {}
  node.fee = new Promise((resolve) => {
    respond = resolve
  })
  const prepared = prepareDraft(dai)
  await vi.waitFor(() => expect(send.networkBalance).not.toBeNull())
  hold([{ ...dai, quantity: { decimals: '6', numeric: '99' } }])
  respond(9n)
  await prepared
  expect(send.gasPrice).toBe(9n)
})

it('the review has the fee that Max has subtracted from the balance', async () => {
  await prepareDraft()
  const { token } = send
  if (!token) throw new Error('no draft')
  const amount = maxAmount(send, token)
  updateSend({ sendTokenAmount: '0.999999999999999993', receiverAddress: address })
  node.fee = Promise.resolve(9n)
  await reviewDraft('en')
  expect(send.review?.order).toMatchObject({
    fee: { ceiling: 7n },
    pays: { amountBaseUnits: amount },
  })
  expect(node.simulated).toBe(7n)
  expect(maxAmount(send, token)).toBe(amount)
})

it('the review has no fee if no node has estimated the gas, because the wallet cannot be held to a guess', async () => {
  await prepareDraft()
  updateSend({ sendTokenAmount: '0.5', receiverAddress: address })
  node.gasLimit = undefined
  await reviewDraft('en')
  node.gasLimit = 21_000n
  expect(send.gasPrice).toBe(7n)
  expect(send.review?.order?.fee).toMatchObject({ ceiling: null, isOfWallet: true, usd: null })
})

it('the review has no fee of a smart account, because its bundler takes another one', async () => {
  await prepareDraft()
  updateAccount('eip155', { accounts: [{ address, type: 'smartAccount' }] })
  updateSend({ sendTokenAmount: '0.5', receiverAddress: `0x${'4'.repeat(40)}` })
  await reviewDraft('en')
  expect(send.review?.order?.fee).toMatchObject({ ceiling: null, isOfWallet: true, usd: null })
  expect(sendStep(send, Date.now())).toBe('submit')
})

it('the review has no fee of a contract account, as a Safe over WalletConnect is, and it needs no balance for one', async () => {
  node.kind = 'contract'
  await prepareDraft(dai)
  updateSend({ sendTokenAmount: '5', receiverInput: address, receiverAddress: address })
  updateSend({ networkBalance: 0n })
  expect(assessDraft(send, { ...payer, ...payingAccount() }).step).toBe('preview')
  await reviewDraft('en')
  node.kind = 'account'
  expect(send.review?.order).toMatchObject({
    account: { isSmartAccount: true },
    fee: { ceiling: null, isOfWallet: true },
  })
})

it('the review of a transfer that closes the account states the minimum balance and the loss, and requires a second press', async () => {
  node.spendable = { keeping: 1_000n, closing: 1_500n }
  node.closing = { lostBaseUnits: 3n * 10n ** 17n, depositBaseUnits: 5n * 10n ** 17n }
  await prepareDraft()
  expect(send).toMatchObject({ networkBalance: 1_000n, closingBalance: 1_500n })
  updateSend({ receiverAddress: address, sendTokenAmount: '0.0000000000000012' })
  await reviewDraft('en')
  const first = send.review?.check?.warnings[0]
  expect(first).toEqual({ kind: 'closing', lost: '0.3 ETH', deposit: '0.5 ETH' })
  expect(first && mustConfirm(first)).toBe(true)
  expect(send.review?.order).toMatchObject({
    closes: { lostBaseUnits: 3n * 10n ** 17n },
    transfer: { closesAccount: true },
  })

  node.spendable = undefined
  node.closing = undefined
  updateSend({ sendTokenAmount: '0.000000000000000001' })
  await reviewDraft('en')
  expect(send.review?.order).toMatchObject({ closes: null, transfer: { closesAccount: false } })
})

it('the Send draft reports the step of its preparation, and requests nothing once the user has left it', async () => {
  let respond = (_: SpendableBalance) => {}
  node.reading = new Promise((resolve) => {
    respond = resolve
  })
  const prepared = prepareDraft()
  expect(send.preparation).toBe('code')
  await vi.waitFor(() => expect(send.preparation).toBe('network'))
  respond({ keeping: 5n, closing: 6n })
  await prepared
  expect(send).toMatchObject({ preparation: null, networkBalance: 5n, gasPrice: 7n })

  resetSend()
  node.reading = new Promise((resolve) => {
    respond = resolve
  })
  const left = prepareDraft()
  await vi.waitFor(() => expect(send.preparation).toBe('network'))
  preparing.leave()
  expect(send.preparation).toBeNull()
  respond({ keeping: 5n, closing: 6n })
  await left
  expect(send).toMatchObject({ networkBalance: 10n ** 18n, closingBalance: null, gasPrice: null })
  node.reading = undefined
})

it('the Send draft reports that the network’s runtime could not be loaded', async () => {
  node.reading = Promise.reject(new Error('offline'))
  await expect(prepareDraft()).rejects.toThrow('offline')
  expect(send).toMatchObject({ preparation: 'failed', networkBalance: 10n ** 18n })
  node.reading = undefined
})

it('a review whose fee could not be estimated does not show the fee of an earlier estimate', async () => {
  await prepareDraft()
  updateSend({ sendTokenAmount: '0.1', receiverAddress: address })
  expect(send.gasPrice).toBe(7n)
  node.estimateFails = true
  await reviewDraft('en')
  node.estimateFails = false
  expect(send.review?.order?.fee).toMatchObject({ ceiling: null, deposit: 0n, usd: null })
})

it('a review that was begun before the user switched to another account and back does not open again', async () => {
  await prepareDraft(dai)
  updateSend({ sendTokenAmount: '5', receiverAddress: address })
  let respond: (fee: bigint) => void = () => {}
  node.fee = new Promise((resolve) => {
    respond = resolve
  })
  const reviewed = reviewDraft('en')
  updateAccount('eip155', { address: `0x${'4'.repeat(40)}` })
  updateAccount('eip155', { address })
  respond(7n)
  await reviewed
  expect(send).toMatchObject({ review: null, token: null, gasPrice: null })
})

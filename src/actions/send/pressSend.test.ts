import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearAccount, setStatus, updateAccount } from '../../controllers/accounts.ts'
import { onHostEvent } from '../../controllers/events.ts'
import type { Modal } from '../../controllers/modal.ts'
import { networks } from '../../controllers/networks.ts'
import { createRouter } from '../../controllers/router.ts'
import { resetSend, send, sendOrder, updateSend } from '../../controllers/send.ts'
import { hideToast, toast } from '../../controllers/toast.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { loadMessages } from '../../i18n/messages.ts'
import { createFakeStorage } from '../../storage/testing/fakeStorage.ts'
import type { SendOrder } from '../../types/order.ts'
import type { Simulation, Transfer } from '../../types/sender.ts'
import type { TokenBalance } from '../../types/token.ts'
import { asWhole } from '../../utils/state.ts'
import { writable } from '../../utils/testing/writable.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { recordAnalytics } from '../report/testing/recordAnalytics.ts'
import { makeOrder } from './makeOrder.ts'
import { pressSend } from './pressSend.ts'
import { sendingAccount } from './sendingAccount.ts'

interface Question {
  respond: () => void
  fail: (thrown: unknown) => void
}

/** Pending requests to the node and to the wallet, in order. */
const requested = vi.hoisted(() => ({ node: [] as Question[], wallet: [] as Question[] }))
/** The contract's decimals and the simulation's result. */
const chain = vi.hoisted(() => ({ decimals: 6, arrives: {} as Simulation }))
/** Transfers that were simulated. */
const simulated = vi.hoisted(() => [] as Transfer[])
/** Transfers that the wallet was asked for. */
const sent = vi.hoisted(() => [] as Transfer[])

vi.mock('../../chains/laterFamilies.ts', async (original) => {
  const wait = (queue: Question[]) =>
    new Promise<void>((respond, fail) => {
      queue.push({ respond, fail })
    })
  return {
    ...(await original<object>()),
    loadLaterPart: async () => ({
      estimate: async () => ({ feeBaseUnits: 7n, accountBaseUnits: 0n }),
      inspect: async () => 'account',
      readUnit: async () => ({ decimals: chain.decimals, symbol: 'TOLL' }),
      simulate: (transfer: Transfer) => {
        simulated.push(transfer)
        return wait(requested.node).then(() => chain.arrives)
      },
      async send(_provider: unknown, transfer: Transfer, context: { beforeRequest?: () => void }) {
        context.beforeRequest?.()
        sent.push(transfer)
        await wait(requested.wallet)
        return { hash: `0x${'1'.repeat(64)}`, call: null }
      },
    }),
  }
})
vi.mock('../../controllers/connections.ts', async (original) => ({
  ...(await original<object>()),
  liveConnection: () => ({
    opened: { getNetwork: async () => 'eip155:1', connect: async () => ({ accounts: [] }) },
    accounts: [],
    connection: { provider: {} },
  }),
}))
vi.mock('../account/refreshAfterSend.ts', () => ({ refreshAfterSend: () => {} }))
vi.mock('../transactions/keepSent.ts', async () => {
  const { emitTransaction } = await import('../transactions/emitTransaction.ts')
  return {
    async keepSent(sent: Parameters<typeof emitTransaction>[0], _: unknown, onTold: () => void) {
      emitTransaction(sent)
      onTold()
    },
  }
})

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const receiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const ether: TokenBalance = {
  name: 'Ether',
  symbol: 'ETH',
  chainId: 'eip155:1',
  iconUrl: null,
  quantity: { decimals: '18', numeric: '10' },
}

let modal: Modal

function draft(sendTokenAmount: string): void {
  updateSend({
    review: null,
    token: ether,
    receiverInput: receiver,
    receiverAddress: receiver,
    sendTokenAmount,
  })
}

/** Opens the review of the draft, as it is after its checks; `patch` has what the checks found. */
function review(patch: Partial<SendOrder> = {}): void {
  const paying = sendingAccount()
  const order = paying && makeOrder(paying, 'en')
  updateSend({
    failure: null,
    review: asWhole({
      order: order && asWhole({ ...order, ...patch }),
      check: { warnings: [], refusal: null },
      stale: null,
      confirmed: null,
    }),
  })
}

/** Reviews the draft and presses Send. */
function sendDraft(modal: Modal): Promise<void> {
  if (!send.review || send.review.stale) review()
  return pressSend(modal)
}

function cancel(): void {
  modal.router.goBack()
  sendOrder.leave()
}

/** Presses Send, and waits for the wallet's prompt. */
async function order(): Promise<{ wallet: Question; done: Promise<void> }> {
  const count = requested.wallet.length
  const done = sendDraft(modal)
  await vi.waitFor(() => expect(requested.node.length).toBeGreaterThan(0))
  requested.node.shift()?.respond()
  await vi.waitFor(() => expect(requested.wallet.length).toBe(count + 1))
  return { wallet: requested.wallet[count] as Question, done }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', createFakeStorage())
  requested.node.length = 0
  requested.wallet.length = 0
  sent.length = 0
  writable(networks).active = { eip155: testNetwork(1) }
  updateAccount('eip155', { address, caipNetworkId: 'eip155:1' })
  setStatus('eip155', 'connected')
  resetSend()
  draft('1')
  const router = createRouter(() => {})
  router.reset('Account')
  router.push('WalletSend')
  router.push('WalletSendPreview')
  modal = { router, state: { language: 'en', locale: 'en' }, host: null } as unknown as Modal
})
afterEach(() => {
  clearAccount('eip155')
  vi.unstubAllGlobals()
})

const view = () => modal.router.top()?.view

it('the wallet gets no request if the user cancels during the simulation', async () => {
  const done = sendDraft(modal)
  await vi.waitFor(() => expect(requested.node).toHaveLength(1))
  cancel()
  expect(send.loading).toBe(false)
  requested.node[0]?.respond()
  await done
  expect(requested.wallet).toHaveLength(0)
  expect(send.sendTokenAmount).toBe('1')
})

it('an approval after the user has cancelled opens Account, and clears the draft, which was sent', async () => {
  const { wallet, done } = await order()
  cancel()
  wallet.respond()
  await done
  expect(view()).toBe('Account')
  expect(send.token).toBeNull()
})

it('an approval after the user has started another draft changes neither that draft nor its view', async () => {
  const { wallet, done } = await order()
  cancel()
  draft('2')
  wallet.respond()
  await done
  expect(send.sendTokenAmount).toBe('2')
  expect(view()).toBe('WalletSend')
})

it('a failure of a cancelled order does not change the next order', async () => {
  const first = await order()
  cancel()
  draft('2')
  modal.router.push('WalletSendPreview')
  const second = await order()
  first.wallet.fail(new WalletModalError('WALLET_ERROR'))
  await first.done
  expect(send).toMatchObject({ loading: true, failure: null })
  second.wallet.fail(new WalletModalError('WALLET_ERROR'))
  await second.done
  expect(send).toMatchObject({ loading: false, failure: { code: 'SEND_FAILED' } })
})

it('the draft is marked as possibly sent if the wallet fails, but not if the user rejects', async () => {
  const counted = recordAnalytics()
  const failed = await order()
  failed.wallet.fail(new WalletModalError('WALLET_ERROR'))
  await failed.done
  expect(send.mayHaveBeenSent).toBe(true)
  const refused = await order()
  refused.wallet.fail(new WalletModalError('USER_REJECTED'))
  await refused.done
  expect(send).toMatchObject({ failure: { code: 'USER_REJECTED' }, mayHaveBeenSent: false })
  const errors = counted.filter(({ event }) => event === 'SEND_ERROR')
  expect(errors.map(({ properties }) => properties)).toEqual([
    { isSmartAccount: false, network: 'eip155:1', token: 'ETH', amount: 1, message: 'SEND_FAILED' },
    expect.objectContaining({ message: 'USER_REJECTED' }),
  ])
})

it.each([
  ['a trial that fails', new WalletModalError('TRANSACTION_REVERTED'), 'Something went wrong'],
  ['too little for gas', new WalletModalError('INSUFFICIENT_GAS'), 'Something went wrong'],
  ['a request that the user declines', new WalletModalError('USER_REJECTED'), ''],
])('the failure %s shows one toast and emits one error', async (_, error, detail) => {
  await loadMessages('en', 'connected')
  hideToast()
  Object.assign(toast, { open: false, message: '', detail: '' })
  const errors: unknown[] = []
  const stop = onHostEvent((name, detail) => {
    if (name === 'error') errors.push(Reflect.get(detail, 'code'))
  })
  const done = sendDraft(modal)
  await vi.waitFor(() => expect(requested.node).toHaveLength(1))
  requested.node.shift()?.fail(error)
  await done
  stop()
  expect(toast).toMatchObject({ open: detail !== '', detail })
  expect(send.failure?.code).toBe(error.code)
  expect(errors).toEqual([error.code])
})

const toll: TokenBalance = {
  ...ether,
  name: 'Toll',
  symbol: 'TOLL',
  address: `eip155:1:0x${'2'.repeat(40)}`,
  quantity: { decimals: '6', numeric: '10' },
}

it('the wallet gets no request if the contract’s decimals differ from the list’s', async () => {
  chain.decimals = 4
  updateSend({ token: toll, review: null })
  await sendDraft(modal)
  chain.decimals = 6
  expect(send.failure).toMatchObject({ code: 'TOKEN_UNVERIFIED' })
  expect([requested.node, requested.wallet]).toEqual([[], []])
})

it('the wallet gets no request if the receiver would get less than reviewed', async () => {
  chain.arrives = { arrivesBaseUnits: 990_000n }
  updateSend({ token: toll, review: null })
  const done = sendDraft(modal)
  await vi.waitFor(() => expect(requested.node).toHaveLength(1))
  requested.node.shift()?.respond()
  await done
  expect(send).toMatchObject({
    failure: { code: 'TRANSFER_CHANGED' },
    review: { stale: { kind: 'arrives', arrives: 990_000n } },
  })
  review({ arrives: 990_000n })
  const again = sendDraft(modal)
  await vi.waitFor(() => expect(requested.node).toHaveLength(1))
  requested.node.shift()?.respond()
  await vi.waitFor(() => expect(requested.wallet).toHaveLength(1))
  requested.wallet[0]?.respond()
  await again
  chain.arrives = {}
})

it('a transfer closes the account only if that was reviewed and no more is lost than shown', async () => {
  const closing = (lostBaseUnits: bigint) => ({ closing: { lostBaseUnits, depositBaseUnits: 9n } })
  const respondAsNode = async (done: Promise<void>) => {
    await vi.waitFor(() => expect(requested.node).toHaveLength(1))
    requested.node.shift()?.respond()
    return done
  }
  updateSend({ gasPrice: 20n, gasLimit: 21_000n })
  const closes = { lostBaseUnits: 5n, depositBaseUnits: 9n }
  const reviewClosing = () => {
    review({ closes })
    const order = send.review?.order as SendOrder
    review({ closes, transfer: { ...order.transfer, closesAccount: true } })
  }
  reviewClosing()
  chain.arrives = closing(8n)
  await respondAsNode(sendDraft(modal))
  expect(send.failure?.code).toBe('TRANSFER_LOSES_MORE')
  expect(requested.wallet).toEqual([])

  // The fee has fallen by a tenth.
  reviewClosing()
  chain.arrives = closing(7n)
  const done = respondAsNode(sendDraft(modal))
  await vi.waitFor(() => expect(requested.wallet).toHaveLength(1))
  requested.wallet[0]?.respond()
  await done
  chain.arrives = {}
  expect(simulated.at(-1)?.closesAccount).toBe(true)

  draft('1')
  const kept = sendDraft(modal)
  await vi.waitFor(() => expect(simulated.at(-1)?.closesAccount).toBe(false))
  cancel()
  requested.node[0]?.respond()
  await kept
})

it('a price that changes under an open review changes neither what is shown nor what is sent', async () => {
  const priced = { ...ether, price: 2_500 }
  updateSend({ token: priced, amountUnit: 'fiat', sendTokenAmount: '10', review: null })
  review()
  const shown = send.review?.order?.pays.amountBaseUnits
  expect(shown).toBe(4n * 10n ** 15n)
  // The next poll of balances brings a token with another price.
  updateSend({ token: { ...priced, price: 5 } })
  expect(send.review?.order?.pays.amountBaseUnits).toBe(shown)
  const done = pressSend(modal)
  await vi.waitFor(() => expect(requested.node).toHaveLength(1))
  requested.node.shift()?.respond()
  await vi.waitFor(() => expect(requested.wallet).toHaveLength(1))
  requested.wallet[0]?.respond()
  await done
  expect(simulated.at(-1)?.amountBaseUnits).toBe(shown)
  expect(sent).toEqual([expect.objectContaining({ amountBaseUnits: shown, to: receiver })])
})

it('what changes in the draft under an open review does not reach the reviewed order', () => {
  review()
  const order = send.review?.order
  updateSend({
    sendTokenAmount: '9',
    receiverAddress: address,
    receiverProfileName: 'mallory.eth',
    gasPrice: 10n ** 18n,
    part: { rows: [{ name: 'send.preview.memo', text: 'changed' }] },
  })
  expect(send.review?.order).toBe(order)
  expect(order).toMatchObject({ to: receiver, pays: { amountBaseUnits: 10n ** 18n } })
  expect(order?.transfer.part).toEqual({})
  expect(() => Object.assign(order?.pays ?? {}, { amountBaseUnits: 0n })).toThrow(TypeError)
})

it('a fee above the reviewed one makes the order stale, and the next press makes a new order', async () => {
  review()
  const done = pressSend(modal)
  await vi.waitFor(() => expect(requested.node).toHaveLength(1))
  requested.node.shift()?.fail(new WalletModalError('FEE_CHANGED'))
  await done
  expect(requested.wallet).toEqual([])
  expect(send.review?.stale).toMatchObject({ kind: 'fee' })
  const stale = send.review?.order
  const again = pressSend(modal)
  await vi.waitFor(() => expect(requested.node).toHaveLength(1))
  requested.node.shift()?.respond()
  await again
  expect(send.review).toMatchObject({ stale: null, check: { refusal: null } })
  expect(send.review?.order).not.toBe(stale)
  expect(requested.wallet).toEqual([])
})

it('the wallet gets no request for a payment request that expires while its review is open', async () => {
  const paymentExpiresAt = Date.now() + 60_000
  updateSend({ paymentExpiresAt })
  review()
  const shown = send.review?.order
  const clock = vi.spyOn(Date, 'now').mockReturnValue(paymentExpiresAt)
  await pressSend(modal)
  await pressSend(modal)
  clock.mockRestore()
  expect([requested.node, requested.wallet]).toEqual([[], []])
  expect(send).toMatchObject({
    receiverAddress: null,
    receiverProblem: 'paymentExpired',
    review: { check: { refusal: 'paymentExpired' } },
  })
  expect(send.review?.order?.pays).toEqual(shown?.pays)
})

it('the wallet gets no request if the user has switched to another account and back during the simulation', async () => {
  const done = sendDraft(modal)
  await vi.waitFor(() => expect(requested.node).toHaveLength(1))
  updateAccount('eip155', { address: receiver })
  updateAccount('eip155', { address })
  expect(send.loading).toBe(false)
  requested.node[0]?.respond()
  await done
  expect(requested.wallet).toHaveLength(0)
  expect(send.failure).toBeNull()
})

it('the wallet gets no request if the network was switched back and forth during the simulation', async () => {
  const done = sendDraft(modal)
  await vi.waitFor(() => expect(requested.node).toHaveLength(1))
  writable(networks).active = { eip155: testNetwork(10) }
  writable(networks).active = { eip155: testNetwork(1) }
  requested.node[0]?.respond()
  await done
  expect(requested.wallet).toHaveLength(0)
})

it('an approval after the user has switched to another account does not clear the draft that is begun there', async () => {
  const { wallet, done } = await order()
  updateAccount('eip155', { address: receiver })
  draft('2')
  wallet.respond()
  await done
  expect(send).toMatchObject({ sendTokenAmount: '2', loading: false })
  expect(view()).toBe('WalletSendPreview')
})

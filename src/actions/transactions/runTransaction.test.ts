import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearAccount, setStatus, updateAccount } from '../../controllers/accounts.ts'
import { onHostEvent } from '../../controllers/events.ts'
import type { Modal } from '../../controllers/modal.ts'
import { networks, setActiveNamespace } from '../../controllers/networks.ts'
import { createRouter } from '../../controllers/router.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { loadMessages } from '../../i18n/messages.ts'
import type { OrderFee } from '../../types/order.ts'
import type { PendingTransaction } from '../../types/pendingTransaction.ts'
import { createLatest } from '../../utils/createLatest.ts'
import { writable } from '../../utils/testing/writable.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { runTransaction } from './runTransaction.ts'
import type { TransactionPlan } from './TransactionPlan.ts'
import { testOrder } from './testing/testOrder.ts'

const kept = vi.hoisted(() => [] as PendingTransaction[])
const wallet = vi.hoisted(() => ({ network: 'eip155:1' }))

vi.mock('../../controllers/connections.ts', async (original) => ({
  ...(await original<object>()),
  liveConnection: () => ({
    opened: { getNetwork: async () => wallet.network, connect: async () => ({ accounts: [] }) },
    accounts: [],
    connection: { provider: {} },
  }),
}))
vi.mock('./keepSent.ts', () => ({
  async keepSent(transaction: PendingTransaction, _: unknown, onTold: () => void) {
    told.push('kept')
    kept.push(transaction)
    onTold()
  },
}))

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const hash = `0x${'1'.repeat(64)}`
const paying = {
  namespace: 'eip155',
  address,
  network: testNetwork(1),
  isSmartAccount: false,
} as const

let told: string[]
let stop: () => void
const modal = { state: { language: 'en' }, router: createRouter(() => {}) } as unknown as Modal
const run = createLatest((isRunning) => told.push(isRunning ? 'begun' : 'left'))

/** A plan that records what is called. */
function planOf(patch: Partial<TransactionPlan> = {}): TransactionPlan {
  return {
    modal,
    order: testOrder(paying, { kind: 'approve' }),
    run,
    async simulate() {
      told.push('simulated')
      return { gasLimit: 7n }
    },
    async request(_, { beforeRequest }) {
      beforeRequest()
      told.push('asked')
      return { hash, call: null }
    },
    entry: { view: 'Account', goBack: false },
    failureCode: 'SEND_FAILED',
    count: {
      initiated: () => told.push('counted initiated'),
      submitted: () => told.push('counted submitted'),
      failed: (code) => told.push(`counted ${code}`),
    },
    onSubmitted: ({ isLeft }) => told.push(isLeft ? 'submitted after leaving' : 'submitted'),
    showReason: ({ phase }) => told.push(`reason of ${phase}`),
    onFailure: ({ phase, error, mayHaveBeenSent }) =>
      told.push(`${phase} ${error.code} ${mayHaveBeenSent}`),
    ...patch,
  }
}

beforeEach(async () => {
  await loadMessages('en', 'connected')
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'info').mockReturnValue()
  writable(networks).active = { eip155: testNetwork(1) }
  setActiveNamespace('eip155')
  updateAccount('eip155', { address, caipNetworkId: 'eip155:1' })
  setStatus('eip155', 'connected')
  wallet.network = 'eip155:1'
  kept.length = 0
  told = []
  stop = onHostEvent((event, detail) => {
    if (event === 'transaction') told.push(`event ${Reflect.get(detail, 'phase')}`)
    if (event === 'error') told.push(`error ${Reflect.get(detail, 'code')}`)
  })
})
afterEach(() => {
  stop()
  clearAccount('eip155')
  vi.restoreAllMocks()
})

it('`runTransaction` simulates, requests and stores the transaction, with an event before the request', async () => {
  await runTransaction(planOf())
  expect(told).toEqual([
    'begun',
    'simulated',
    'event initiated',
    'counted initiated',
    'asked',
    'kept',
    'counted submitted',
    'submitted',
    'left',
  ])
  expect(kept).toEqual([
    expect.objectContaining({ hash, kind: 'approve', from: address, to: '0xto', amount: '1' }),
  ])
})

it('`runTransaction` keeps the reviewed fee beside the transaction', async () => {
  const ceilingIn = async (fee: Partial<OrderFee>, isSmartAccount = false) => {
    kept.length = 0
    await runTransaction(planOf({ order: testOrder({ ...paying, isSmartAccount }, { fee }) }))
    return kept[0]?.feeCeiling
  }
  expect(await ceilingIn({ ceiling: 42_000n })).toBe('42000')
  expect(await ceilingIn({ ceiling: 42_000n }, true)).toBeUndefined()
  expect(await ceilingIn({ ceiling: null })).toBeUndefined()
})

it('`runTransaction` requests nothing after a refused simulation, or with a wallet on another network', async () => {
  const refusal = new WalletModalError('TRANSACTION_REVERTED')
  await runTransaction(planOf({ simulate: () => Promise.reject(refusal) }))
  const ended = ['reason of refused', 'refused TRANSACTION_REVERTED false', 'left']
  expect(told).toEqual(['begun', 'error TRANSACTION_REVERTED', ...ended])
  told = []
  wallet.network = 'eip155:10'
  const onFailure = vi.fn()
  await runTransaction(planOf({ onFailure }))
  const error = { code: 'WALLET_ELSEWHERE', params: { network: testNetwork(1).name } }
  expect(onFailure).toHaveBeenCalledWith(
    expect.objectContaining({ phase: 'refused', error: expect.objectContaining(error) }),
  )
  expect(told.slice(1, 3)).toEqual(['simulated', 'error WALLET_ELSEWHERE'])
  expect(told).not.toContain('asked')
})

it('`runTransaction` requests nothing if the user has to review the transaction again', async () => {
  await runTransaction(planOf({ simulate: async () => null }))
  expect(told).toEqual(['begun', 'left'])
})

it.each([
  ['WALLET_ERROR', 'SEND_FAILED', true],
  ['USER_REJECTED', 'USER_REJECTED', false],
  ['INSUFFICIENT_GAS', 'INSUFFICIENT_GAS', false],
  ['SIGNED_DIFFERENTLY', 'SIGNED_DIFFERENTLY', false],
  ['APPROVAL_EXPIRED', 'APPROVAL_EXPIRED', false],
  ['RECEIVER_ACCOUNT_TAKEN', 'RECEIVER_ACCOUNT_TAKEN', false],
] as const)(
  'a wallet that fails with %s gives the draft the failure %s',
  async (code, shown, isSent) => {
    const request: TransactionPlan['request'] = async (_, { beforeRequest }) => {
      beforeRequest()
      throw new WalletModalError(code)
    }
    await runTransaction(planOf({ request }))
    const ended = [
      `error ${shown}`,
      'event failed',
      `counted ${shown}`,
      `failed ${shown} ${isSent}`,
    ]
    expect(told.filter((one) => one !== 'reason of failed').slice(-5)).toEqual([...ended, 'left'])
    expect(told.includes('reason of failed')).toBe(!isSent)
    expect(kept).toEqual([])
  },
)

it('leaving an order aborts a running simulation, and prevents a request that was not sent yet', async () => {
  await runTransaction(
    planOf({
      async simulate() {
        run.leave()
        return { gasLimit: null }
      },
    }),
  )
  expect(told).toEqual(['begun', 'left'])
  told = []
  await runTransaction(
    planOf({
      async request(_, { beforeRequest }) {
        run.leave()
        beforeRequest()
        return { hash, call: null }
      },
    }),
  )
  expect(told).toContain('counted REQUEST_ABORTED')
  expect(kept).toEqual([])
})

it('an account that has changed before the request gets no request', async () => {
  await runTransaction(
    planOf({
      async request(_, { beforeRequest }) {
        updateAccount('eip155', { address: '0xother' })
        beforeRequest()
        return { hash, call: null }
      },
    }),
  )
  expect(told).toContain('counted REQUEST_ABORTED')
})

it('an account that was left and selected again before the request gets no request', async () => {
  await runTransaction(
    planOf({
      async request(_, { beforeRequest }) {
        updateAccount('eip155', { address: '0xother' })
        updateAccount('eip155', { address })
        beforeRequest()
        return { hash, call: null }
      },
    }),
  )
  expect(told).toContain('counted REQUEST_ABORTED')
})

it('a failure is not written to the draft of an account that was selected meanwhile', async () => {
  const leave = () => {
    updateAccount('eip155', { address: '0xother' })
    throw new WalletModalError('TRANSFER_REFUSED')
  }
  await runTransaction(planOf({ simulate: async () => leave() }))
  expect(told).toEqual(['begun', 'left'])
  updateAccount('eip155', { address })
  await runTransaction(planOf({ request: async () => leave() }))
  expect(told).toContain('counted TRANSFER_REFUSED')
  expect(told.filter((one) => /^(?:refused|failed) /.test(one))).toEqual([])
})

it('a transaction is stored and emitted even if the user left its order after the request', async () => {
  await runTransaction(
    planOf({
      async request(_, { beforeRequest }) {
        beforeRequest()
        run.leave()
        return { hash, call: null }
      },
    }),
  )
  expect(told.at(-1)).toBe('submitted after leaving')
  expect(kept).toHaveLength(1)
})

it.each([
  [
    'a limit if less than twice the fee is left',
    { balance: 12n, amount: 5n, fee: 4n },
    7n,
    7n,
    false,
  ],
  ['none if more is left', { balance: 13n, amount: 5n, fee: 4n }, null, 7n, false],
  ['none while the fee is unknown', { balance: 12n, amount: 5n, fee: null }, null, 7n, false],
  ['nothing for a smart account', { balance: 12n, amount: 5n, fee: 4n }, null, null, true],
])(
  'the fee limit that the wallet gets: %s',
  async (_, { balance, amount, fee: ceiling }, fee, gas, isSmartAccount) => {
    const request = vi.fn<TransactionPlan['request']>(async () => ({ hash, call: null }))
    const order = testOrder(
      { ...paying, isSmartAccount },
      { nativeBalance: balance, fee: { ceiling }, pays: { amountBaseUnits: amount } },
    )
    await runTransaction(planOf({ order, request }))
    expect(request).toHaveBeenCalledExactlyOnceWith(
      {},
      expect.objectContaining({ feeLimit: fee, gasLimit: gas }),
    )
  },
)

it('the wallet gets no fee limit for an order that spends no native token besides the fee', async () => {
  const request = vi.fn<TransactionPlan['request']>(async () => ({ hash, call: null }))
  const order = testOrder(paying, {
    nativeBalance: 5n,
    fee: { ceiling: 4n },
    pays: { token: '0xtoken' },
  })
  await runTransaction(planOf({ order, request }))
  const context = expect.objectContaining({ feeLimit: null, reviewedFee: 4n })
  expect(request).toHaveBeenCalledExactlyOnceWith({}, context)
})

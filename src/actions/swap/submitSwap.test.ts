import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearAccount, setStatus, updateAccount } from '../../controllers/accounts.ts'
import { onHostEvent } from '../../controllers/events.ts'
import { leftAllowance } from '../../controllers/leftAllowance.ts'
import type { Modal } from '../../controllers/modal.ts'
import { networks, setActiveNamespace } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { permissions } from '../../controllers/permissions.ts'
import { createRouter } from '../../controllers/router.ts'
import {
  type PreparedSwap,
  resetSwap,
  type SwapState,
  swap,
  swapOrder,
  updateSwap,
} from '../../controllers/swap.ts'
import { toast } from '../../controllers/toast.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { loadMessages } from '../../i18n/messages.ts'
import { createFakeStorage } from '../../storage/testing/fakeStorage.ts'
import type { SentTransfer } from '../../types/sender.ts'
import type { SwapToken } from '../../types/swap.ts'
import { asWhole } from '../../utils/state.ts'
import { writable } from '../../utils/testing/writable.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { testOrder } from '../transactions/testing/testOrder.ts'
import { approveSource } from './approveSource.ts'
import { toPayment } from './buildSwap.ts'
import { tradeKey } from './judgeEvidence.ts'
import { submitSwap } from './submitSwap.ts'
import { swapStep } from './swapStep.ts'

const chain = vi.hoisted(() => ({
  arrives: 50n as bigint | null,
  gasLimits: [7n] as bigint[] | null,
  arrived: async (): Promise<bigint | null> => 50n,
  gas: [] as unknown[],
  ended: async () => false,
  left: async (): Promise<bigint> => 0n,
  signed: [] as string[],
  send: async (): Promise<SentTransfer> => ({ hash: '', call: null }),
}))

async function leftIn(allowance: unknown) {
  const amount = await chain.left()
  return { id: 'left', ...(allowance as object), amount, unit: { decimals: 0, symbol: 'DAI' } }
}

vi.mock('../../chains/laterFamilies.ts', async (original) => ({
  ...(await original<object>()),
  loadLaterPart: async () => ({
    rehearse: async () => ({ arrives: chain.arrives, gasLimits: chain.gasLimits }),
    readArrived: () => chain.arrived(),
    // At the latest block, then in the block of the swap.
    readAllowance: (first: unknown, allowance: unknown) =>
      typeof first === 'object' ? chain.left() : leftIn(allowance),
    async send(
      _provider: unknown,
      calls: readonly { data: string }[],
      context: { beforeRequest: () => void; gasLimit: unknown },
    ) {
      context.beforeRequest()
      chain.gas.push(context.gasLimit)
      chain.signed.push(calls.map(({ data }) => data).join())
      return chain.send()
    },
  }),
}))
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
vi.mock('../transactions/untilEnded.ts', () => ({ untilEnded: () => chain.ended() }))

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const owner = `eip155:1:${address}`
const token = (symbol: string): SwapToken => ({
  name: symbol,
  symbol,
  chainId: 'eip155:1',
  address: `eip155:1:0x${symbol}`,
  isNative: false,
  decimals: 0,
  iconUrl: null,
})
const call = { from: address, to: '0xexchange', value: '0x0', data: '0xswap' }
const approval = { ...call, to: '0xdai', data: '0xapprove' }
const hash = `0x${'1'.repeat(64)}`

let modal: Modal
let told: string[]
let stop: () => void

function prepare(patch = {}) {
  const source = token('DAI')
  const target = token('ETH')
  const quote = { fromAmount: 100n, toAmount: 50n }
  const trade = {
    account: address,
    source,
    target,
    quote,
    slippage: 100n,
    minimum: 49n,
    nativeSymbol: 'ETH',
    isSmartAccount: false,
  }
  const order = testOrder({
    namespace: 'eip155',
    address,
    network: testNetwork(1),
    isSmartAccount: false,
  })
  const prepared: PreparedSwap = {
    ...order,
    kind: 'swap',
    pays: toPayment(source, 100n, undefined),
    trade,
    call,
    approvals: [],
    isBatch: false,
    arrives: 50n,
    isProved: true,
    evidence: null,
    gasLimits: [5n],
    prices: {},
    tokens: [],
    ...patch,
  }
  updateSwap({
    sourceToken: source,
    toToken: target,
    sourceTokenAmount: '100',
    quote,
    quoteStatus: 'ready',
    prepared: asWhole(prepared),
    stale: null,
  })
}

/** Submits the prepared swap, like the preview's button. */
const submit = async () => swap.prepared && submitSwap(modal, swap.prepared as PreparedSwap)
const approve = async () => swap.prepared && approveSource(modal, swap.prepared as PreparedSwap)

beforeEach(async () => {
  await loadMessages('en', 'connected')
  vi.stubGlobal('localStorage', createFakeStorage())
  writable(networks).active = { eip155: testNetwork(1) }
  setActiveNamespace('eip155')
  clearAccount('eip155')
  setStatus('eip155', 'connected')
  updateAccount('eip155', {
    address,
    accounts: [{ address, type: 'eoa' }],
    caipNetworkId: 'eip155:1',
  })
  resetSwap()
  const router = createRouter(() => {})
  modal = { state: { language: 'en', locale: 'en', open: true }, router } as unknown as Modal
  router.reset('Swap')
  router.push('SwapPreview')
  Object.assign(chain, {
    arrives: 50n,
    gasLimits: [7n],
    arrived: async () => 50n,
    ended: async () => false,
    left: async () => 0n,
    gas: [],
    signed: [],
    send: async () => ({ hash, call: null }),
  })
  Object.assign(toast, { open: false, message: '' })
  told = []
  stop = onHostEvent((event, detail) => {
    const { kind, phase, code, event: name } = detail as Record<string, string>
    if (event === 'transaction') told.push(`${kind} ${phase}`)
    if (event === 'error') told.push(String(code))
    if (event === 'analytics') told.push(String(name))
  })
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

it('a swap emits each phase once, and opens Account at the end', async () => {
  prepare()
  await submit()
  expect(told).toEqual(['swap initiated', 'INITIATE_SWAP', 'swap submitted', 'SWAP_SUCCESS'])
  await vi.waitFor(() => expect(toast.message).toBe('Swapping DAI to \u206650 ETH\u2069'))
  expect(modal.router.top()?.view).toBe('Account')
  expect(swap.sourceToken).toBeNull()
})

it('a failing wallet shows “Transaction error”, and the draft stays, marked as possibly sent', async () => {
  prepare()
  chain.send = async () => {
    throw new WalletModalError('WALLET_ERROR')
  }
  await submit()
  expect(told).toEqual([
    'swap initiated',
    'INITIATE_SWAP',
    'SWAP_FAILED',
    'swap failed',
    'SWAP_ERROR',
  ])
  await vi.waitFor(() => expect(toast.detail).toBe('Transaction error'))
  const sent = { mayHaveBeenSent: true, prepared: null, loading: false }
  expect(swap).toMatchObject({ sourceTokenAmount: '100', ...sent })
})

it('a declined approval shows its error, and the draft stays, marked as not sent', async () => {
  prepare({ approvals: [approval] })
  chain.send = async () => {
    throw new WalletModalError('USER_REJECTED')
  }
  await approve()
  expect(chain.signed).toEqual(['0xapprove'])
  expect(told).toEqual([
    'approve initiated',
    'USER_REJECTED',
    'approve failed',
    'SWAP_APPROVAL_ERROR',
  ])
  expect(swap).toMatchObject({ mayHaveBeenSent: false, activity: 'idle' })
  expect(toast.open).toBe(false)
})

it('approval and swap go to a wallet with batches in one request', async () => {
  prepare({ approvals: [approval], isBatch: true })
  await submit()
  expect(chain.signed).toEqual(['0xapprove,0xswap'])
  expect(told).toEqual(['swap initiated', 'INITIATE_SWAP', 'swap submitted', 'SWAP_SUCCESS'])
})

it('an approval that was broadcast is not requested again before the allowance has been read', async () => {
  prepare({ approvals: [approval] })
  await submit()
  expect(chain.signed).toEqual([])
  await approve()
  await approve()
  expect(chain.signed).toEqual(['0xapprove'])
  expect(told).toEqual(['approve initiated', 'approve submitted'])
})

it('a swap is not signed if its second simulation returns too little', async () => {
  prepare()
  // Without a simulated amount the preview requires a second press.
  chain.arrives = null
  await submit()
  expect(chain.signed).toEqual([])
  expect(swap.stale).toEqual({ kind: 'arrives', arrives: null })
  prepare({ arrives: null, isProved: false })
  await submit()
  expect(chain.signed).toEqual(['0xswap'])
})

it('a swap whose fee has risen above the reviewed one is reviewed again', async () => {
  prepare()
  chain.send = async () => {
    throw new WalletModalError('FEE_CHANGED')
  }
  await submit()
  expect(swap).toMatchObject({ stale: { kind: 'fee', fee: null }, loading: false })
  const shown = { ...swap, prepared: swap.prepared } as SwapState
  const user = { isPending: false, isTyped: false, confirmed: null, now: 0 }
  expect(swapStep(shown, user)).toBe('renew')
})

it('a slippage of more than 5 % takes a second press', () => {
  const user = { isPending: false, isTyped: false, confirmed: null, now: 0 }
  const stepAt = (slippage: bigint) => {
    prepare()
    const { trade } = swap.prepared as PreparedSwap
    const { source, target } = trade
    const expectations = [{ ratio: { over: 1n, under: 2n }, isIndependent: true }]
    const evidence = {
      trade: tradeKey({ source, target, amount: 100n }),
      expectations,
      isContradicted: false,
    }
    prepare({ trade: { ...trade, slippage }, evidence })
    return swapStep({ ...swap, prepared: swap.prepared } as SwapState, user)
  }
  expect([stepAt(500n), stepAt(501n)]).toEqual(['submit', 'confirm'])
})

it('a draft that the user starts while the wallet shows a swap survives that swap', async () => {
  prepare()
  let respond = (_: SentTransfer) => {}
  chain.send = () =>
    new Promise((resolve) => {
      respond = resolve
    })
  const submitting = submit()
  await vi.waitFor(() => expect(chain.signed).toHaveLength(1))
  swapOrder.leave()
  updateSwap({ quote: { fromAmount: 7n, toAmount: 3n }, sourceTokenAmount: '7' })
  respond({ hash, call: null })
  await submitting
  expect(swap.sourceTokenAmount).toBe('7')
  expect(told).toContain('swap submitted')
})

it('a prepared swap that a newer one replaced is neither signed nor approved', async () => {
  prepare()
  const shown = swap.prepared as PreparedSwap
  prepare()
  await submitSwap(modal, shown)
  prepare({ approvals: [approval] })
  await approveSource(modal, { ...shown, approvals: [approval] })
  expect(chain.signed).toEqual([])
})

it('the draft is reset after the swap even if its quote has failed meanwhile', async () => {
  prepare()
  chain.send = async () => {
    updateSwap({ quote: null, quoteStatus: 'failed' })
    return { hash, call: null }
  }
  await submit()
  expect(modal.router.top()?.view).toBe('Account')
  expect(swap.sourceToken).toBeNull()
})

it.each([
  ['the amount that the chain tells', 49n, 'Swapped DAI to \u206649 ETH\u2069', 'success'],
  ['no amount where it tells none', null, 'Swapped DAI to ETH', 'success'],
  [
    'a loss where less came than was agreed',
    0n,
    'The swap is done, but you got only \u20660 ETH\u2069 for your DAI',
    'error',
  ],
])('the toast of a mined swap states %s', async (_, arrived, message, variant) => {
  prepare()
  chain.arrived = async () => arrived
  chain.ended = async () => true
  await submit()
  await vi.waitFor(() => expect(toast).toMatchObject({ message, variant }))
})

it('the toast of a mined swap states no amount if no node responds', async () => {
  prepare()
  chain.arrived = async () => {
    throw new Error('no answer')
  }
  chain.ended = async () => true
  await submit()
  await vi.waitFor(() => expect(toast.message).toBe('Swapped DAI to ETH'))
})

it('the wallet gets the gas limit of the approval, then that of the last simulation of the swap', async () => {
  prepare({ approvals: [approval] })
  await approve()
  prepare()
  await submit()
  expect(chain.gas).toEqual([5n, 7n])
})

it('the wallet gets the reviewed gas limit if no node estimates the swap on the press', async () => {
  prepare()
  chain.gasLimits = null
  await submit()
  expect(chain.gas).toEqual([5n])
})

it('what a swap has left of its allowance is offered to be taken back, and a newer swap ends the offer', async () => {
  prepare()
  chain.ended = async () => true
  chain.left = async () => 25n
  await submit()
  await vi.waitFor(() => expect(leftAllowance.left).toEqual({ owner, id: 'left' }))
  expect(permissions.list).toMatchObject([
    { token: '0xDAI', spender: '0xexchange', hash, amount: 25n },
  ])
  prepare()
  chain.left = async () => 0n
  await submit()
  expect(leftAllowance.left).toBeNull()
})

it.each([
  ['the allowance is used up', async () => 0n, true],
  ['the allowance can not be read', () => Promise.reject(new Error('no answer')), true],
  ['permissions are turned off', async () => 25n, false],
])('nothing is offered after a swap if %s', async (_, left, isOn) => {
  writable(options.features).permissions = isOn
  prepare()
  chain.ended = async () => true
  chain.left = vi.fn(left)
  await submit()
  await vi.waitFor(() => expect(toast.message).toBe('Swapped DAI to \u206650 ETH\u2069'))
  expect(chain.left).toHaveBeenCalledTimes(isOn ? 1 : 0)
  expect(leftAllowance.left).toBeNull()
  writable(options.features).permissions = true
})

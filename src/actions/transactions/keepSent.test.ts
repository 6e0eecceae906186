import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onHostEvent } from '../../controllers/events.ts'
import { setRequestedNetworks } from '../../controllers/networks.ts'
import { findPending, pendingTransactions } from '../../controllers/pendingTransactions.ts'
import { sentTransaction } from '../../controllers/testing/sentTransaction.ts'
import { hideToast, toast } from '../../controllers/toast.ts'
import { loadMessages } from '../../i18n/messages.ts'
import { readPending } from '../../storage/pendingTransactions.ts'
import { createFakeStorage } from '../../storage/testing/fakeStorage.ts'
import type { PendingTransaction } from '../../types/pendingTransaction.ts'
import { writable } from '../../utils/testing/writable.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { following } from './following.ts'
import { keepSent } from './keepSent.ts'

/** A chain with one transaction, which is pending, in a block, or gone. */
const chain = vi.hoisted(() => ({
  body: null as Record<string, string> | null,
  block: null as string | null,
  head: 10,
  status: '0x1',
  isSlow: false,
  nodes: [] as readonly string[],
}))
vi.mock('../services/rpcFor.ts', () => ({
  rpcFor: () =>
    Object.assign(
      async (method: string) => {
        if (chain.isSlow) await new Promise(() => {})
        const blockHash = `0x${(chain.block ?? 'f').repeat(64)}`
        switch (method) {
          case 'eth_getTransactionByHash':
            return chain.body
          case 'eth_getTransactionReceipt':
            return (
              chain.block && {
                transactionHash: chain.body?.hash,
                from: chain.body?.from,
                to: chain.body?.to,
                status: chain.status,
                blockNumber: '0xa',
                blockHash,
              }
            )
          case 'eth_getBlockByNumber':
            return { hash: blockHash }
          case 'eth_blockNumber':
            return `0x${chain.head.toString(16)}`
          case 'eth_getCode':
            return '0x'
          default:
            return '0x0'
        }
      },
      { nodes: async () => chain.nodes },
    ),
}))
vi.mock('../account/refreshAfterSend.ts', () => ({ refreshAfterSend: () => {} }))

const network = testNetwork(1)
const { hash, from, to: receiver } = sentTransaction()
const stranger = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const ordered = { hash, from, to: receiver, nonce: '0x5', value: '0xde0b6b3a7640000', input: '0x' }
const call = { to: receiver, value: '0xde0b6b3a7640000', data: '0x' }

let told: unknown[]
let reasons: string[]
let short: string[]
let stop: () => void

beforeEach(async () => {
  await loadMessages('en', 'connected')
  await import('../../chains/eip155/send/readTransaction.ts')
  vi.stubGlobal('localStorage', createFakeStorage())
  vi.stubGlobal('addEventListener', () => {})
  vi.spyOn(console, 'error').mockReturnValue()
  setRequestedNetworks([network])
  writable(pendingTransactions).list = []
  following.timers.clear()
  following.sightings.clear()
  following.settledPolls.clear()
  Object.assign(chain, {
    body: ordered,
    block: null,
    head: 10,
    status: '0x1',
    isSlow: false,
    nodes: [],
  })
  hideToast()
  told = []
  reasons = []
  short = []
  stop = onHostEvent((event, detail) => {
    const { phase, code, error, differs, sent, longMessage } = detail as Record<string, unknown>
    if (event === 'error') reasons.push(String(longMessage))
    for (const one of [event === 'error' && detail, error].filter(Boolean))
      short.push(String(Object(one).shortMessage))
    if (event === 'error') told.push(`error ${code}`)
    if (event === 'transaction')
      told.push([phase, ...(error ? [Object(error).code] : []), ...(differs ? [sent] : [])])
  })
  vi.useFakeTimers()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const keep = (changes: Partial<PendingTransaction> = {}, onTold = () => {}) =>
  keepSent(sentTransaction({ call, sentAt: Date.now(), ...changes }), network, onTold)

it('a transaction that makes the ordered call is told as submitted, and then as confirmed', async () => {
  await keep()
  expect(told).toEqual([['submitted']])
  chain.block = 'b'
  await vi.advanceTimersByTimeAsync(2_000)
  expect(told).toEqual([['submitted'], ['confirmed']])
})

it('a transfer to another receiver is told with what was sent before anything else, with one error, and never as the order', async () => {
  chain.body = { ...ordered, to: stranger, value: '0x6f05b59d3b20000' }
  await keep()
  const sent = { to: stranger, amount: '0.5', token: null }
  expect(told).toEqual(['error TRANSACTION_DIFFERS', ['submitted', 'TRANSACTION_DIFFERS', sent]])
  expect(toast).toMatchObject({ variant: 'error' })
  expect(toast.message).toBe(
    'Your wallet sent \u20660.5 ETH\u2069 to 0x3C44…93BC, not the reviewed transfer',
  )
  chain.block = 'b'
  await vi.advanceTimersByTimeAsync(2_000)
  expect(told.slice(2)).toEqual([['confirmed', sent]])
  expect(readPending()[0]).toMatchObject({
    phase: 'confirmed',
    differs: { ...sent, symbol: 'ETH' },
  })
})

it.each([
  ['a transfer to another receiver', { to: stranger }, /^Your wallet sent \u20661 ETH/],
  ['another account’s transaction', { from: stranger }, /^Your wallet named a transaction/],
])(
  '%s that nodes of one host alone show is told as the word of one node',
  async (_, changes, text) => {
    chain.body = { ...ordered, ...changes }
    chain.nodes = ['https://node.example/one', 'https://node.example/two']
    await keep()
    expect(toast.message).toMatch(text)
    expect(toast.detail).toBe('Only one node says so')
    expect(reasons).toEqual([expect.stringMatching(/ Only nodes of node\.example say so\.$/)])
    expect(short).toHaveLength(2)
    for (const one of short) expect(one).toMatch(/^Your wallet .*\. Only one node says so$/)
    expect(readPending()[0]?.onlyHost).toBe('node.example')
  },
)

it('a transfer that no node knows yet is compared by the first poll that finds it', async () => {
  chain.body = null
  await keep()
  expect(told).toEqual([['submitted']])
  chain.body = { ...ordered, value: '0x1' }
  await vi.advanceTimersByTimeAsync(2_000)
  const sent = { to: receiver, amount: '0.000000000000000001', token: null }
  expect(told.slice(1)).toEqual([
    'error TRANSACTION_DIFFERS',
    ['submitted', 'TRANSACTION_DIFFERS', sent],
  ])
})

it('a failed transfer to another receiver fails as what was sent', async () => {
  chain.body = { ...ordered, to: stranger }
  chain.status = '0x0'
  await keep()
  chain.block = 'b'
  await vi.advanceTimersByTimeAsync(2_000)
  expect(told.slice(-2)).toEqual([
    'error TRANSACTION_FAILED',
    ['failed', 'TRANSACTION_FAILED', { to: stranger, amount: '1', token: null }],
  ])
})

it('a hash of another account’s transaction is told as such, without its end', async () => {
  chain.body = { ...ordered, from: stranger }
  await keep()
  const unknown = { to: null, amount: null, token: null }
  const foreign = ['error TRANSACTION_FOREIGN', ['submitted', 'TRANSACTION_FOREIGN', unknown]]
  expect(told).toEqual(foreign)
  chain.block = 'b'
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toEqual(foreign)
  expect(readPending()[0]).toMatchObject({ phase: 'foreign' })
})

it('a call of a contract instead of the transfer is told without an amount', async () => {
  chain.body = { ...ordered, to: stranger, value: '0x0', input: '0x12345678' }
  await keep()
  expect(told).toEqual([
    'error TRANSACTION_DIFFERS_UNREAD',
    ['submitted', 'TRANSACTION_DIFFERS_UNREAD', { to: stranger, amount: null, token: null }],
  ])
})

it('a node that does not respond delays `submitted` by a second at most, and the transaction is stored at once', async () => {
  chain.isSlow = true
  const onTold = vi.fn()
  const kept = keep({}, onTold)
  await vi.advanceTimersByTimeAsync(0)
  expect(readPending()).toHaveLength(1)
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(1_000)
  await kept
  expect(told).toEqual([['submitted']])
  expect(onTold).toHaveBeenCalledOnce()
})

it('a transaction that the page itself has broadcast is told without asking a node first', async () => {
  chain.isSlow = true
  const signed = { transaction: 'AA==', lastValidBlockHeight: Number.MAX_SAFE_INTEGER }
  await keep({ signed })
  expect(told).toEqual([['submitted']])
})

it('a confirmation that a reorganization takes back is told, and comes again', async () => {
  await keep()
  chain.block = 'b'
  await vi.advanceTimersByTimeAsync(2_000)
  expect(told).toEqual([['submitted'], ['confirmed']])
  chain.block = null
  await vi.advanceTimersByTimeAsync(12_000)
  const back = ['error TRANSACTION_TAKEN_BACK', ['submitted', 'TRANSACTION_TAKEN_BACK']]
  expect(told.slice(2)).toEqual(back)
  expect(findPending({ hash, caipNetworkId: 'eip155:1' })?.phase).toBe('submitted')
  expect(readPending()[0]).toMatchObject({ phase: 'submitted', takenBack: 1 })
  chain.block = 'c'
  await vi.advanceTimersByTimeAsync(2_000)
  expect(told.slice(4)).toEqual([['confirmed']])
})

it('a confirmed transaction is polled until twelve blocks are on top of its block', async () => {
  await keep()
  chain.block = 'b'
  await vi.advanceTimersByTimeAsync(30_000)
  chain.head = 22
  await vi.advanceTimersByTimeAsync(12_000)
  expect(readPending()[0]?.block?.isFinal).toBe(true)
  chain.block = null
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toEqual([['submitted'], ['confirmed']])
})

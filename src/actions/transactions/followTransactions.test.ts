import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { updateAccount } from '../../controllers/accounts.ts'
import { commitConnection, endConnection } from '../../controllers/connections.ts'
import { onHostEvent } from '../../controllers/events.ts'
import { setRequestedNetworks } from '../../controllers/networks.ts'
import { sentTransaction } from '../../controllers/testing/sentTransaction.ts'
import type { ErrorCode } from '../../errors/codes.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { loadMessages } from '../../i18n/messages.ts'
import { readPending, writePending } from '../../storage/pendingTransactions.ts'
import { createFakeStorage } from '../../storage/testing/fakeStorage.ts'
import type { LiveConnection } from '../../types/connection.ts'
import type { PendingTransaction } from '../../types/pendingTransaction.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { followTransactions, keepTransaction } from './followTransactions.ts'

/** No node knows the transaction. */
const request = vi.hoisted(() =>
  vi.fn(async (_method: string, _params?: readonly unknown[]): Promise<unknown> => null),
)
vi.mock('../services/rpcFor.ts', () => ({ rpcFor: () => request }))

const transaction = sentTransaction()

const solanaNetwork = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const signedTransaction: PendingTransaction = {
  ...transaction,
  hash: '5'.repeat(88),
  namespace: 'solana',
  caipNetworkId: solanaNetwork,
  signed: { transaction: 'AQID', lastValidBlockHeight: 200 },
}

let told: string[]
let stop: () => void

beforeEach(async () => {
  await loadMessages('en', 'connected')
  // The reader's chunk must load before the fake timers start.
  await import('../../chains/eip155/send/readTransaction.ts')
  await import('../../chains/solana/send/readTransaction.ts')
  vi.stubGlobal('localStorage', createFakeStorage())
  vi.stubGlobal('addEventListener', () => {})
  setRequestedNetworks([
    testNetwork(1),
    { ...testNetwork(1), caipNetworkId: solanaNetwork, chainNamespace: 'solana' },
  ])
  told = []
  stop = onHostEvent((event, detail) => {
    if (event !== 'transaction') return
    const { phase, error } = detail as { phase: string; error?: { code: string } }
    told.push([phase, error?.code].filter(Boolean).join(' '))
  })
  vi.useFakeTimers()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a transaction that no node knows is told as unknown after ten minutes, not as failed, and may still be confirmed', async () => {
  keepTransaction({ ...transaction, sentAt: Date.now() })
  await vi.advanceTimersByTimeAsync(599_000)
  expect(told).toEqual([])
  const requested = request.mock.calls.length
  expect(requested).toBeGreaterThan(30)
  // The interval is 15 s by then.
  await vi.advanceTimersByTimeAsync(16_000)
  expect(told).toEqual(['submitted TRANSACTION_NOT_FOUND'])
  expect(readPending()[0]).toMatchObject({ phase: 'unknown' })
  const last = request.mock.calls.length
  await vi.advanceTimersByTimeAsync(120_000)
  expect(request.mock.calls.length - last).toBeLessThanOrEqual(6)
  const { hash, from, to } = transaction
  const mined = { transactionHash: hash, from, to, status: '0x1', blockNumber: '0x5' }
  request.mockImplementation(async (method) =>
    method === 'eth_getTransactionReceipt'
      ? { ...mined, blockHash: `0x${'b'.repeat(64)}` }
      : method === 'eth_blockNumber'
        ? '0x20'
        : null,
  )
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toEqual(['submitted TRANSACTION_NOT_FOUND', 'confirmed'])
  request.mockImplementation(async () => null)
})

describe('an end that another tab has stored', () => {
  const sent = { ...transaction, hash: `0x${'a1'.repeat(32)}` }
  const { hash, from, to } = sent
  const mined = {
    transactionHash: hash,
    from,
    to,
    status: '0x1',
    blockNumber: '0x5',
    blockHash: `0x${'b'.repeat(64)}`,
  }
  const store = (changes: Partial<PendingTransaction>) => {
    writePending([{ ...sent, sentAt: Date.now(), ...changes }])
    followTransactions()
  }
  const asked = (id: string) =>
    request.mock.calls.filter(
      ([method, params]) => method === 'eth_getTransactionReceipt' && params?.[0] === id,
    ).length

  beforeEach(() => {
    request.mockReset()
    request.mockImplementation(async () => null)
  })

  it('is told only once a node has shown it to this tab, which is asked at once', async () => {
    keepTransaction({ ...sent, sentAt: Date.now() })
    await vi.advanceTimersByTimeAsync(400_000)
    const before = asked(hash)
    store({ phase: 'confirmed' })
    store({ phase: 'confirmed' })
    await vi.advanceTimersByTimeAsync(10)
    expect(asked(hash)).toBe(before + 1)
    expect(told).toEqual([])
    expect(readPending()[0]).toMatchObject({ phase: 'confirmed' })
    request.mockImplementation(async (method) =>
      method === 'eth_getTransactionReceipt' ? mined : method === 'eth_blockNumber' ? '0x20' : null,
    )
    store({ phase: 'failed' })
    await vi.advanceTimersByTimeAsync(10)
    expect(told).toEqual(['confirmed'])
    store({ phase: 'replaced', takenBack: 4 })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(told).toEqual(['confirmed'])
  })

  it('is not told of a transaction that is new to this tab, or whose hash another script has changed', async () => {
    const changed = `0x${'a2'.repeat(32)}`
    store({ hash: changed, phase: 'confirmed', replacedBy: hash, hashKind: 'userOperation' })
    request.mockImplementation(async (method, [of]: readonly unknown[] = []) =>
      method === 'eth_getTransactionReceipt' && of === hash ? mined : null,
    )
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked(changed)).toBeGreaterThan(5)
    expect(told).toEqual([])
  })
})

describe('a pending batch of calls', () => {
  const id = '0xb47c4'
  const hash = `0x${'cd'.repeat(32)}`
  const batch = { ...transaction, hash: id, kind: 'page', isBatch: true } as const
  const status = vi.fn<() => unknown>()
  const page = { hidden: false }
  const failedWith = (code: ErrorCode) => `failed ${code}`

  beforeEach(async () => {
    await import('../../chains/eip155/send/pageTransactions.ts')
    await import('./readBatch.ts')
    vi.stubGlobal('document', page)
    vi.stubGlobal('Document', { prototype: page })
    page.hidden = false
    status.mockReset()
    status.mockReturnValue({ status: 100 })
    const live = {
      connection: { namespace: 'eip155', provider: { request: async () => status() } },
      stop() {},
    }
    commitConnection('eip155', live as unknown as LiveConnection)
    updateAccount('eip155', { accounts: [{ address: transaction.from, type: 'eoa' }] })
  })
  afterEach(() => endConnection('eip155'))

  it('is confirmed by the wallet’s status, under the hash of its receipt', async () => {
    keepTransaction({ ...batch, sentAt: Date.now() })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(status).toHaveBeenCalledTimes(3)
    expect(request).not.toHaveBeenCalledWith('eth_getTransactionReceipt', [id])
    status.mockReturnValue({ status: 200, receipts: [{ transactionHash: hash }] })
    await vi.advanceTimersByTimeAsync(2_000)
    expect(told).toEqual(['confirmed'])
    expect(readPending()[0]).toMatchObject({ hash: id, phase: 'confirmed', replacedBy: hash })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(status).toHaveBeenCalledTimes(4)
  })

  it('is told with what it transfers, if the node’s receipt shows another receiver than the order', async () => {
    await import('../../chains/eip155/send/compareBatch.ts')
    await import('./confirmDifference.ts')
    const dai = '0x6b175474e89094c44da98b954eedeac495271d0f'
    const stranger = '3c44cdddb6a900fa2b585dd299e03d12fa4293bc'
    const word = (digits: string) => digits.toLowerCase().padStart(64, '0')
    const { from, to } = transaction
    const data = `0xa9059cbb${word(to.slice(2))}${word('5')}`
    const transfer = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
    const topics = [transfer, `0x${word(from.slice(2))}`, `0x${word(stranger)}`]
    const logs = [{ address: dai, topics, data: `0x${word('5')}` }]
    const sent = { hash, from, to: from, nonce: '0x1', value: '0x0', input: '0x01' }
    const mined = {
      transactionHash: hash,
      status: '0x1',
      blockNumber: '0x5',
      blockHash: hash,
      logs,
    }
    request.mockImplementation(async (method) =>
      method === 'eth_getTransactionReceipt'
        ? mined
        : method === 'eth_getTransactionByHash'
          ? sent
          : null,
    )
    status.mockReturnValue({ status: 200, receipts: [{ transactionHash: hash }] })
    const calls = [{ to: dai, value: '0x0', data }]
    keepTransaction({ ...batch, hash: '0x3', calls, sentAt: Date.now() })
    await vi.advanceTimersByTimeAsync(2_000)
    expect(told).toEqual(['submitted TRANSACTION_DIFFERS', 'confirmed'])
    expect(readPending()[0]?.differs).toMatchObject({ amount: '5', symbol: null })
  })

  it('is told as not compared, if the wallet names no transaction whose calls nodes show', async () => {
    await import('../../chains/eip155/send/compareBatch.ts')
    const uncompared: unknown[] = []
    const stop = onHostEvent((event, detail) => {
      if (event === 'transaction') uncompared.push(Object(detail).uncompared)
    })
    status.mockReturnValue({ status: 200 })
    keepTransaction({ ...batch, hash: '0x4', calls: [], sentAt: Date.now() })
    await vi.advanceTimersByTimeAsync(2_000)
    stop()
    expect(told).toEqual(['confirmed'])
    expect(uncompared).toEqual([true])
    expect(readPending()[0]).toMatchObject({ phase: 'confirmed', isUncompared: true })
  })

  it('is not polled while the page is hidden or another account is active', async () => {
    page.hidden = true
    keepTransaction({ ...batch, hash: '0x1', sentAt: Date.now() })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(status).not.toHaveBeenCalled()
    page.hidden = false
    updateAccount('eip155', { accounts: [{ address: '0xother', type: 'eoa' }] })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(status).not.toHaveBeenCalled()
    updateAccount('eip155', { accounts: [{ address: transaction.from, type: 'eoa' }] })
    status.mockReturnValue({ status: 600 })
    await vi.advanceTimersByTimeAsync(4_000)
    expect(told).toEqual([failedWith('CALLS_PARTLY_FAILED')])
  })

  it('is told as unknown with CALLS_STATUS_UNKNOWN, not as failed, if the wallet does not know it in three polls in a row', async () => {
    status.mockImplementation(() => {
      throw Object.assign(new Error('no such batch'), { code: 5730 })
    })
    keepTransaction({ ...batch, hash: '0x2', sentAt: Date.now() })
    await vi.advanceTimersByTimeAsync(3_000)
    expect(told).toEqual([])
    await vi.advanceTimersByTimeAsync(3_000)
    const code: ErrorCode = 'CALLS_STATUS_UNKNOWN'
    expect(told).toEqual([`submitted ${code}`])
    expect(readPending()[0]).toMatchObject({ hash: '0x2', phase: 'unknown' })
    const asked = status.mock.calls.length
    await vi.advanceTimersByTimeAsync(120_000)
    expect(status).toHaveBeenCalledTimes(asked)
  })
})

describe('a signed transaction', () => {
  let height: number
  const status = (value: unknown) => async (method: string) =>
    method === 'getBlockHeight'
      ? height
      : method === 'sendTransaction'
        ? signedTransaction.hash
        : { value: [value] }
  const broadcasts = () => request.mock.calls.filter(([method]) => method === 'sendTransaction')

  beforeEach(() => {
    height = 100
    request.mockClear()
    request.mockImplementation(status(null))
  })

  it('is broadcast again every two seconds until it is confirmed', async () => {
    keepTransaction({ ...signedTransaction, sentAt: Date.now() })
    await vi.advanceTimersByTimeAsync(1_500)
    expect(broadcasts()).toEqual([])
    await vi.advanceTimersByTimeAsync(9_000)
    const params = ['AQID', { skipPreflight: true, maxRetries: 0, encoding: 'base64' }]
    expect(broadcasts()).toEqual(Array.from({ length: 5 }, () => ['sendTransaction', params]))
    request.mockImplementation(status({ err: null, confirmationStatus: 'confirmed' }))
    await vi.advanceTimersByTimeAsync(9_000)
    expect(broadcasts()).toHaveLength(5)
    expect(told).toEqual(['confirmed'])
    expect(readPending()[0]).toMatchObject({ phase: 'confirmed' })
    expect(readPending()[0]?.signed).toBeUndefined()
  })

  it('is pending again if the finalized chain has left a confirmed one out', async () => {
    const hash = '4'.repeat(88)
    const confirmed = { err: null, confirmationStatus: 'confirmed', slot: 70 }
    request.mockImplementation(status(confirmed))
    keepTransaction({ ...signedTransaction, hash, sentAt: Date.now() })
    await vi.advanceTimersByTimeAsync(4_000)
    expect(told).toEqual(['confirmed'])
    request.mockImplementation(async (method) => (method === 'getSlot' ? 300 : { value: [null] }))
    await vi.advanceTimersByTimeAsync(13_000)
    const code: ErrorCode = 'TRANSACTION_TAKEN_BACK'
    expect(told).toEqual(['confirmed', `submitted ${code}`])
    request.mockImplementation(status({ ...confirmed, confirmationStatus: 'finalized' }))
    await vi.advanceTimersByTimeAsync(5_000)
    expect(told).toEqual(['confirmed', `submitted ${code}`, 'confirmed'])
  })

  it('is broadcast again from storage after a reload', async () => {
    const hash = '6'.repeat(88)
    writePending([{ ...signedTransaction, hash, sentAt: Date.now() }])
    followTransactions()
    await vi.advanceTimersByTimeAsync(4_500)
    expect(broadcasts()).toHaveLength(2)
    height = 201
    await vi.advanceTimersByTimeAsync(4_000)
    expect(told).toEqual(['failed TRANSACTION_NOT_FOUND'])
  })

  it('fails as soon as its blockhash has expired, and is not broadcast again', async () => {
    const hash = '7'.repeat(88)
    keepTransaction({ ...signedTransaction, hash, sentAt: Date.now() })
    await vi.advanceTimersByTimeAsync(50_000)
    const before = broadcasts().length
    expect(before).toBeGreaterThan(20)
    expect(told).toEqual([])
    height = 201
    await vi.advanceTimersByTimeAsync(6_000)
    expect(told).toEqual(['failed TRANSACTION_NOT_FOUND'])
    expect(broadcasts()).toHaveLength(before)
  })

  it('is broadcast at growing intervals if it never expires', async () => {
    const signed = { transaction: 'AQID', lastValidBlockHeight: Number.MAX_SAFE_INTEGER }
    keepTransaction({ ...signedTransaction, hash: '9'.repeat(88), signed, sentAt: Date.now() })
    await vi.advanceTimersByTimeAsync(170_000)
    expect(broadcasts().length).toBeGreaterThan(40)
    expect(broadcasts().length).toBeLessThan(60)
  })

  it('is broadcast for three minutes at most if the block height does not grow', async () => {
    const hash = '8'.repeat(88)
    keepTransaction({ ...signedTransaction, hash, sentAt: Date.now() })
    await vi.advanceTimersByTimeAsync(185_000)
    // Without a growing height nothing proves that its blockhash has expired.
    expect(told).toEqual(['submitted TRANSACTION_NOT_FOUND'])
    expect(broadcasts().length).toBeLessThanOrEqual(90)
  })
})

describe('a pending transaction', () => {
  const hour = 3_600_000
  let count = 0
  const mined: PendingTransaction[] = []

  /** Follows a new transaction, which a node shows as confirmed once it is in `mined`. */
  function follow(sentAt: number): PendingTransaction {
    count += 1
    const sent = { ...transaction, hash: `0x${String(count).padStart(64, 'c')}`, sentAt }
    keepTransaction(sent)
    return sent
  }
  function startNode(): void {
    request.mockImplementation(async (method, params) => {
      const found = mined.find(({ hash }) => hash === params?.[0])
      if (method === 'eth_blockNumber') return '0x20'
      if (method !== 'eth_getTransactionReceipt' || !found) return null
      const { hash: transactionHash, from, to } = found
      const block = { blockNumber: '0x5', blockHash: `0x${'b'.repeat(64)}` }
      return { transactionHash, from, to, status: '0x1', ...block }
    })
  }
  afterEach(() => {
    mined.splice(0)
    request.mockImplementation(async () => null)
  })

  it('is told after an hour without a connection, in which nothing is told and nodes are asked calmly', async () => {
    const before = request.mock.calls.length
    const failure = new WalletModalError('SERVICE_UNREACHABLE')
    request.mockImplementation(() => Promise.reject(failure))
    const sent = follow(Date.now())
    await vi.advanceTimersByTimeAsync(hour)
    expect(told).toEqual([])
    expect(request.mock.calls.length - before).toBeLessThan(1_000)
    mined.push(sent)
    startNode()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(told).toEqual(['confirmed'])
  })

  it('is told at the next poll of a tab that was frozen for an hour', async () => {
    startNode()
    const sent = follow(Date.now())
    await vi.advanceTimersByTimeAsync(3_000)
    mined.push(sent)
    vi.setSystemTime(Date.now() + hour)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(told).toEqual(['confirmed'])
  })

  it('is polled as an old one if the clock was put back a day since it was sent', async () => {
    startNode()
    const sent = follow(Date.now() + 24 * hour)
    await vi.advanceTimersByTimeAsync(30_000)
    const before = request.mock.calls.length
    await vi.advanceTimersByTimeAsync(60_000)
    expect(request.mock.calls.length - before).toBeLessThan(20)
    mined.push(sent)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(told).toEqual(['confirmed'])
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onHostEvent } from '../../controllers/events.ts'
import { setRequestedNetworks } from '../../controllers/networks.ts'
import { pendingTransactions } from '../../controllers/pendingTransactions.ts'
import { sentTransaction } from '../../controllers/testing/sentTransaction.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { loadMessages } from '../../i18n/messages.ts'
import { readPending } from '../../storage/pendingTransactions.ts'
import { createFakeStorage } from '../../storage/testing/fakeStorage.ts'
import type { PendingTransaction, ReplacementKind } from '../../types/pendingTransaction.ts'
import { writable } from '../../utils/testing/writable.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { keepTransaction } from './followTransactions.ts'

let node: Record<string, unknown>
vi.mock('../services/rpcFor.ts', () => ({
  rpcFor: () => async (method: string) => {
    if (method in node) return JSON.stringify(node[method])
    throw new WalletModalError('RPC_ERROR', { params: { code: 404, message: 'not found' } })
  },
}))

const caipNetworkId = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'
const from = 'bcrt1qown'
const to = 'bcrt1qother'
const coin = `${'dd'.repeat(32)}:0`
const hashOf = (digit: string) => digit.repeat(64)

const bitcoin = (digit: string, changes: Partial<PendingTransaction> = {}) =>
  sentTransaction({
    hash: hashOf(digit),
    namespace: 'bip122',
    caipNetworkId,
    from,
    to,
    amount: '0.0001',
    symbol: 'BTC',
    input: coin,
    signed: { transaction: 'AA==', lastValidBlockHeight: Number.MAX_SAFE_INTEGER },
    sentAt: Date.now(),
    ...changes,
  })
const replacing = (digit: string, former: string, kind: ReplacementKind) => {
  const replaces = { hash: hashOf(former), kind }
  const paid = kind === 'cancel' ? { to: from, amount: '0.00061304' } : {}
  return bitcoin(digit, { replaces, ...paid, sentAt: Date.now() + 1 })
}

/** A block includes the transaction, which spends the coin. */
function mine(digit: string, outputs: Record<string, number>) {
  const txid = hashOf(digit)
  node = {
    [`GET /tx/${txid}`]: {
      txid,
      fee: 200,
      vin: [{ txid: 'dd'.repeat(32), vout: 0, prevout: { value: 62_000 } }],
      vout: Object.entries(outputs).map(([address, value]) => ({
        scriptpubkey_address: address,
        value,
      })),
      status: { confirmed: true },
    },
    [`GET /tx/${'dd'.repeat(32)}/outspends`]: [{ spent: true, txid, status: { confirmed: true } }],
  }
}

let told: string[]
let stop: () => void

beforeEach(async () => {
  await loadMessages('en', 'connected')
  await import('../../chains/bip122/readSighting.ts')
  vi.stubGlobal('localStorage', createFakeStorage())
  vi.stubGlobal('addEventListener', () => {})
  setRequestedNetworks([{ ...testNetwork(1), caipNetworkId, chainNamespace: 'bip122' }])
  writable(pendingTransactions).list = []
  node = {}
  told = []
  stop = onHostEvent((event, detail) => {
    const { phase, hash, replaces, code } = detail as Record<string, string | null>
    if (event === 'transaction') told.push(`${phase} ${hash?.[0]} for ${replaces?.[0]}`)
    if (event === 'error') told.push(`error ${code}`)
  })
  vi.useFakeTimers()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function follow(...all: PendingTransaction[]) {
  for (const one of all) keepTransaction(one)
  await vi.advanceTimersByTimeAsync(5_000)
}

const phases = () =>
  Object.fromEntries(readPending().map(({ hash, phase }) => [hash[0], phase] as const))

describe('a payment on Bitcoin', () => {
  it('that its user has cancelled ends as cancelled, without an error', async () => {
    mine('b', { [from]: 61_304 })
    await follow(bitcoin('a'), replacing('b', 'a', 'cancel'))
    expect(told.sort()).toEqual(['cancelled a for undefined', 'confirmed b for a'])
    expect(phases()).toEqual({ a: 'cancelled', b: 'confirmed' })
  })

  it('that the wallet has cancelled ends as cancelled, without an error', async () => {
    mine('b', { [from]: 61_304 })
    await follow(bitcoin('a'))
    expect(told).toEqual(['cancelled a for undefined'])
  })

  it('whose cancellation was sped up ends as cancelled once', async () => {
    mine('c', { [from]: 60_304 })
    await follow(bitcoin('a'), replacing('b', 'a', 'cancel'), replacing('c', 'b', 'cancel'))
    expect(told.sort()).toEqual(['cancelled a for undefined', 'confirmed c for b'])
  })

  it('that is sped up is confirmed once, with the hash of the former transaction', async () => {
    mine('b', { [to]: 10_000, [from]: 51_000 })
    await follow(bitcoin('a'), replacing('b', 'a', 'speedUp'))
    expect(told).toEqual(['confirmed b for a'])
    expect(phases()).toEqual({ a: 'replaced', b: 'confirmed' })
  })

  it('that a block includes before its cancellation is confirmed, and the cancellation fails', async () => {
    mine('a', { [to]: 10_000, [from]: 51_000 })
    await follow(bitcoin('a'), replacing('b', 'a', 'cancel'))
    expect(told.sort()).toEqual([
      'confirmed a for undefined',
      'error NOT_REPLACEABLE',
      'failed b for a',
    ])
  })

  it('that another transaction replaces ends with an error', async () => {
    mine('b', { bcrt1qstranger: 10_000, [from]: 51_000 })
    await follow(bitcoin('a'))
    expect(told).toEqual(['error TRANSACTION_REPLACED', 'failed a for undefined'])
  })
})

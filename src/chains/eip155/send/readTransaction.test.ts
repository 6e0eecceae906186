import { expect, it } from 'vitest'
import type { PendingTransaction } from '../../../types/pendingTransaction.ts'
import { readTransaction } from './readTransaction.ts'

const own = `0x${'a'.repeat(64)}`
const other = `0x${'b'.repeat(64)}`
const from = `0x${'1'.repeat(40)}`
const to = `0x${'2'.repeat(40)}`

const transaction = {
  hash: own,
  from,
  nonce: 5,
  call: { to, value: '0x1', data: '0x' },
} as PendingTransaction

/** A receipt of a transaction in block 40. */
const receiptOf = (hash: string, status = '0x1') => ({
  transactionHash: hash,
  status,
  blockNumber: '0x28',
  blockHash: `0x${'e'.repeat(64)}`,
})

const body = { hash: own, from, to, nonce: '0x5', value: '0x1', input: '0x' }

interface Chain {
  receipts?: Record<string, unknown>
  known?: unknown
  /** The account's next nonce in each block. */
  counts?: number[]
  mined?: unknown
  /** The first block for which a pruned node knows nonces. */
  knownFrom?: number
  /** Transactions by hash, which override `known`. */
  bodies?: Record<string, unknown>
}

/** A node with the given responses. */
const nodeOf =
  ({ receipts = {}, known = null, counts = [], mined = null, knownFrom = 0, bodies = {} }: Chain) =>
  async (method: string, params: readonly unknown[] = []) => {
    const latest = counts.length - 1
    switch (method) {
      case 'eth_getTransactionReceipt':
        return receipts[String(params[0])] ?? null
      case 'eth_getTransactionByHash':
        return bodies[String(params[0])] ?? known
      case 'eth_blockNumber':
        return `0x${latest.toString(16)}`
      case 'eth_getTransactionCount': {
        const at = params[1] === 'latest' ? latest : Number(params[1])
        if (at < knownFrom) throw new Error('missing trie node')
        return `0x${(counts[at] ?? 0).toString(16)}`
      }
      default:
        expect(method).toBe('eth_getBlockByNumber')
        return Number(params[0]) === counts.indexOf(6) ? { transactions: [mined, 'junk'] } : null
    }
  }

/** Nonce 5 was used in block 40 of 100. */
const counts = [...Array<number>(40).fill(5), ...Array<number>(61).fill(6)]

it('a transaction with a receipt has the outcome of the receipt', async () => {
  const read = (status: string) =>
    readTransaction(transaction, nodeOf({ receipts: { [own]: receiptOf(own, status) } }))
  expect(await read('0x1')).toMatchObject({ state: 'confirmed' })
  expect(await read('0x0')).toMatchObject({ state: 'failed' })
  await expect(read('maybe')).rejects.toMatchObject({ code: 'SERVICE_INVALID_RESPONSE' })
})

it('a transaction is pending while a node knows it, and its nonce is returned', async () => {
  expect(await readTransaction(transaction, nodeOf({ known: body }))).toEqual({
    state: 'waiting',
    nonce: 5,
  })
})

it('a transaction tells its largest fee only if that is above the reviewed one', async () => {
  const reviewed = { ...transaction, feeCeiling: '42000' }
  const sent = { ...body, gas: '0x5208', gasPrice: '0x1', maxFeePerGas: '0x3' }
  const waiting = { state: 'waiting', nonce: 5 }
  const read = (known: object, of: PendingTransaction = reviewed) =>
    readTransaction(of, nodeOf({ known }))
  expect(await read(sent)).toEqual({ ...waiting, raisedFee: '63000' })
  expect(await read({ ...sent, maxFeePerGas: '0x2' })).toEqual(waiting)
  // A transaction without a maximum pays its price.
  expect(await read({ ...sent, maxFeePerGas: undefined, gasPrice: '0x3' })).toMatchObject({
    raisedFee: '63000',
  })
  expect(await read({ ...sent, maxFeePerGas: undefined })).toEqual(waiting)
  expect(await read(sent, transaction)).toEqual(waiting)
  expect(await read({ ...sent, gas: 'much' })).toEqual(waiting)
  // The fee of another call than the ordered one was never reviewed.
  expect(await read({ ...sent, value: '0x2' })).not.toHaveProperty('raisedFee')
  const chain = { known: sent, receipts: { [own]: receiptOf(own) }, counts }
  expect(await readTransaction(reviewed, nodeOf(chain))).toMatchObject({
    state: 'confirmed',
    raisedFee: '63000',
  })
})

it('a transaction is unknown while its nonce is unused, and if no node has ever returned the transaction', async () => {
  expect(await readTransaction(transaction, nodeOf({ counts: [5] }))).toEqual({ state: 'unknown' })
  const unseen = { ...transaction, nonce: null }
  expect(await readTransaction(unseen, nodeOf({ counts }))).toEqual({ state: 'unknown' })
})

it.each([
  ['a copy with a higher fee', { ...body, hash: other }, true],
  ['a cancellation', { ...body, hash: other, to: from, value: '0x0' }, false],
])('the replacement of a transaction is found: %s', async (_, mined, repeats) => {
  const receipts = { [other]: receiptOf(other) }
  expect(await readTransaction(transaction, nodeOf({ counts, mined, receipts }))).toEqual({
    state: 'replaced',
    by: other,
    repeats,
    succeeded: true,
  })
})

/** Nonce 5 was used in block 40 of 3,000. */
const longAgo = [...Array<number>(40).fill(5), ...Array<number>(2_960).fill(6)]
const spedUp = { state: 'replaced', by: other, repeats: true, succeeded: true }

it('a copy with the same content is found even if it was mined thousands of blocks ago', async () => {
  const chain = {
    counts: longAgo,
    mined: { ...body, hash: other },
    receipts: { [other]: receiptOf(other) },
  }
  expect(await readTransaction(transaction, nodeOf(chain))).toEqual(spedUp)
})

it('a replacement that the node has pruned is found in the history, if the account signed it', async () => {
  const stranger = `0x${'c'.repeat(64)}`
  const chain = {
    counts: longAgo,
    knownFrom: 2_800,
    bodies: {
      [stranger]: { ...body, hash: stranger, from: to },
      [other]: { ...body, hash: other },
    },
    receipts: { [other]: receiptOf(other), [stranger]: receiptOf(stranger) },
  }
  const read = (hashes: string[]) => readTransaction(transaction, nodeOf(chain), async () => hashes)
  expect(await read([stranger, other])).toEqual(spedUp)
  expect(await read([stranger])).toMatchObject({ state: 'replaced', by: null })
})

it('a transaction whose nonce is used counts as replaced even if the replacement is not found', async () => {
  const sighting = await readTransaction(transaction, nodeOf({ counts }))
  expect(sighting).toMatchObject({ state: 'replaced', by: null, repeats: false })
})

import { base64, hex } from '@scure/base'
import { Transaction } from 'bitcoinjs-lib'
import { describe, expect, it } from 'vitest'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../types/chainAdapter.ts'
import type { PendingTransaction } from '../../types/pendingTransaction.ts'
import { bip122Transactions } from './readSighting.ts'
import { nodeWith } from './testing/nodeWith.ts'

const hash = 'aa'.repeat(32)
const funding = 'bb'.repeat(32)
const replacement = 'cc'.repeat(32)
const to = 'bc1qother'

const signed = { transaction: 'AA==', lastValidBlockHeight: Number.MAX_SAFE_INTEGER }
const pending = { hash, to, amount: '0.00001', signed } as PendingTransaction
const sighted = { ...pending, input: `${funding}:1` }

const transaction = (confirmed: boolean, value = 1_000, txid = hash) => ({
  txid,
  fee: 200,
  vin: [{ txid: funding, vout: 1, prevout: { value: 5_000 } }],
  vout: [{ scriptpubkey_address: to, value }],
  status: { confirmed },
})
const outspends = (txid: string, confirmed: boolean) => [
  { spent: false },
  { spent: true, txid, vin: 0, status: { confirmed } },
]
const read = (one: PendingTransaction, rpc: RpcRequest) =>
  bip122Transactions.read(one, rpc, async () => [])

describe('the status of a Bitcoin transaction', () => {
  it('is waiting with its inputs in the mempool, and confirmed in a block', async () => {
    const seen = await read(pending, nodeWith({ [`GET /tx/${hash}`]: transaction(false) }))
    const input = `${funding}:1`
    expect(seen).toEqual({ state: 'waiting', nonce: null, input, inputs: [input] })
    expect(await read(pending, nodeWith({ [`GET /tx/${hash}`]: transaction(true) }))).toEqual({
      state: 'confirmed',
    })
  })

  it("is unknown if no node has the transaction and no other transaction spends the first input's output", async () => {
    expect(await read(pending, nodeWith({}))).toEqual({ state: 'unknown' })
    const unspent = [{ spent: false }, { spent: false }]
    const rpc = nodeWith({ [`GET /tx/${funding}/outspends`]: unspent })
    expect(await read(sighted, rpc)).toEqual({ state: 'unknown' })
  })

  it.each([
    [1_000, true],
    [999, false],
  ])(
    'is replaced by a mined transaction that pays %d satoshi, as the same payment: %s',
    async (value, repeats) => {
      const rpc = nodeWith({
        [`GET /tx/${funding}/outspends`]: outspends(replacement, true),
        [`GET /tx/${replacement}`]: transaction(true, value, replacement),
      })
      const comparison = { repeats, cancels: false }
      const replaced = { state: 'replaced', by: replacement, ...comparison, succeeded: true }
      expect(await read(sighted, rpc)).toEqual(replaced)
    },
  )

  it('is found replaced by the input of its signed bytes, and not by those of another transaction', async () => {
    const built = new Transaction()
    built.addInput(hex.decode(funding), 1)
    built.addOutput(Uint8Array.of(0x51), 1_000n)
    const bytes = base64.encode(built.toBuffer())
    const own = { ...pending, hash: built.getId(), signed: { ...signed, transaction: bytes } }
    const rpc = nodeWith({
      [`GET /tx/${funding}/outspends`]: outspends(replacement, true),
      [`GET /tx/${replacement}`]: transaction(true, 1_000, replacement),
    })
    expect(await read(own, rpc)).toMatchObject({ state: 'replaced', by: replacement })
    expect(await read({ ...own, hash }, rpc)).toEqual({ state: 'unknown' })
  })

  const blockHash = 'dd'.repeat(32)
  const at = (height: number) => `GET /block-height/${height}`
  const inBlock = (own: object = {}) => ({
    ...transaction(true),
    status: { confirmed: true, block_height: 90, block_hash: blockHash, ...own },
  })
  const block = { height: 90, hash: blockHash, isFinal: false }
  const confirmed = { ...pending, phase: 'confirmed', block } as PendingTransaction

  it('is confirmed by one block, which is final once five blocks follow it', async () => {
    const node = { [`GET /tx/${hash}`]: inBlock() }
    expect(await read(pending, nodeWith(node))).toEqual({ state: 'confirmed', block })
    const later = nodeWith({ ...node, [at(95)]: 'ee'.repeat(32) })
    const final = { ...block, isFinal: true }
    expect(await read(pending, later)).toEqual({ state: 'confirmed', block: final })
  })

  it('is waiting again if a reorganization has removed its block', async () => {
    const rpc = nodeWith({ [`GET /tx/${hash}`]: transaction(false), [at(90)]: 'ee'.repeat(32) })
    expect(await read(confirmed, rpc)).toMatchObject({ state: 'waiting' })
    expect(await read(confirmed, nodeWith({ [at(90)]: 'ee'.repeat(32) }))).toEqual({
      state: 'unknown',
    })
  })

  it('stays confirmed at a node that lags behind its block', async () => {
    const rpc = nodeWith({ [`GET /tx/${hash}`]: transaction(false) })
    expect(await read(confirmed, rpc)).toEqual({ state: 'confirmed', block })
    expect(await read(confirmed, nodeWith({ [at(90)]: blockHash }))).toEqual({
      state: 'confirmed',
      block,
    })
  })

  it('is waiting while its replacement is in the mempool', async () => {
    const rpc = nodeWith({ [`GET /tx/${funding}/outspends`]: outspends(replacement, false) })
    expect(await read(sighted, rpc)).toEqual({ state: 'waiting', nonce: null })
  })

  it('cannot be read from a node that fails or returns an invalid response', async () => {
    const late = new WalletModalError('RPC_TIMEOUT')
    await expect(read(sighted, () => Promise.reject(late))).rejects.toBe(late)
    const wrong = nodeWith({ [`GET /tx/${hash}`]: { txid: hash } })
    await expect(read(sighted, wrong)).rejects.toMatchObject({ code: 'SERVICE_INVALID_RESPONSE' })
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { sentTransaction } from '../../../controllers/testing/sentTransaction.ts'
import type { PendingTransaction } from '../../../types/pendingTransaction.ts'
import { startTestChain } from '../testing/startTestChain.ts'
import { toChecksumAddress } from '../toChecksumAddress.ts'
import { readTransaction } from './readTransaction.ts'
import { toHex } from './toHex.ts'

/** Compares transactions of a real chain with orders, and follows them through reorganizations. */

const ether = 10n ** 18n
let account: string
let stranger: string
const receiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const { rpc } = startTestChain(async (_, accounts) => {
  account = toChecksumAddress(accounts[0] ?? '')
  stranger = toChecksumAddress(accounts[3] ?? '')
})

/** Sends through the node's own wallet, and mines a block. */
async function send(call: object, from = account): Promise<string> {
  const hash = await rpc('eth_sendTransaction', [{ from, gas: '0x186a0', ...call }])
  await rpc('evm_mine', [])
  return String(hash)
}

const orderOf = (hash: string, changes: Partial<PendingTransaction> = {}) =>
  sentTransaction({
    hash,
    from: account,
    to: receiver,
    call: { to: receiver, value: toHex(ether), data: '0x' },
    ...changes,
  })

describe('a transaction that a wallet names', () => {
  it('is confirmed if it makes the ordered call, whatever its gas and nonce are', async () => {
    const hash = await send({ to: receiver, value: toHex(ether), gas: '0x7a120' })
    const seen = await readTransaction(orderOf(hash), rpc)
    expect(seen).toMatchObject({ state: 'confirmed', block: { isFinal: false } })
    expect(seen).not.toHaveProperty('instead')
    await rpc('anvil_mine', ['0xc'])
    expect(await readTransaction(orderOf(hash), rpc)).toMatchObject({ block: { isFinal: true } })
  })

  it.each([
    ['pays another receiver', () => ({ to: stranger, value: toHex(ether) }), ether],
    ['pays one wei', () => ({ to: receiver, value: '0x1' }), 1n],
  ])('shows the transfer that it makes if it %s', async (_, call, amountBaseUnits) => {
    const hash = await send(call())
    expect(await readTransaction(orderOf(hash), rpc)).toMatchObject({
      state: 'confirmed',
      instead: { to: toChecksumAddress(call().to), token: null, amountBaseUnits },
    })
  })

  it('is told as that of another account if another account has signed it', async () => {
    const hash = await send({ to: receiver, value: toHex(ether) }, stranger)
    expect(await readTransaction(orderOf(hash), rpc)).toEqual({ state: 'foreign' })
  })

  it('is not told as that of another account if a smart account has a bundler send it', async () => {
    const smart = '0x5af3000000000000000000000000000000000001'
    await rpc('anvil_setCode', [smart, '0x6000'])
    const hash = await send({ to: smart, value: '0x0', data: '0x1234' }, stranger)
    const order = orderOf(hash, { from: smart })
    expect(await readTransaction(order, rpc)).toMatchObject({ state: 'confirmed' })
    const other = await send({ to: receiver, value: '0x1' }, stranger)
    expect(await readTransaction(orderOf(other, { from: smart }), rpc)).toEqual({
      state: 'foreign',
    })
  })
})

describe('a confirmed transaction', () => {
  let hash: string
  let confirmed: PendingTransaction

  beforeEach(async () => {
    hash = await send({ to: receiver, value: toHex(ether) })
    const seen = await readTransaction(orderOf(hash), rpc)
    if (seen.state !== 'confirmed') throw new Error(seen.state)
    confirmed = orderOf(hash, { phase: 'confirmed', block: seen.block })
  })

  it('is no longer confirmed if a reorganization removes its block', async () => {
    await rpc('anvil_reorg', [2, []])
    expect(await readTransaction(confirmed, rpc)).not.toMatchObject({ state: 'confirmed' })
  })

  it('stays confirmed at a node that lags behind its block', async () => {
    const lagging: typeof rpc = (method, params = []) =>
      method === 'eth_getBlockByNumber' || method.startsWith('eth_getTransaction')
        ? Promise.resolve(null)
        : rpc(method, params)
    const seen = await readTransaction(confirmed, lagging)
    expect(seen).toMatchObject({ state: 'confirmed', block: confirmed.block })
  })
})

it('a receipt or a transaction of another hash counts as unreadable', async () => {
  const hash = await send({ to: receiver, value: toHex(ether) })
  const other = await send({ to: receiver, value: toHex(2n * ether) })
  for (const lied of ['eth_getTransactionReceipt', 'eth_getTransactionByHash']) {
    const lying: typeof rpc = (method, params) =>
      rpc(method, method === lied ? [other] : (params ?? []))
    await expect(readTransaction(orderOf(hash), lying)).rejects.toMatchObject({
      code: 'SERVICE_INVALID_RESPONSE',
    })
  }
})

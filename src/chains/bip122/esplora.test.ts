import { describe, expect, it } from 'vitest'
import { broadcast, readBalance, readUtxos } from './esplora.ts'
import { nodeWith } from './testing/nodeWith.ts'

const txid = 'ab'.repeat(32)
describe('the balance of a Bitcoin account', () => {
  const stats = (funded: number, spent: number) => ({
    funded_txo_sum: funded,
    spent_txo_sum: spent,
    tx_count: 1,
  })
  const read = (chain_stats: unknown, mempool_stats: unknown) =>
    readBalance(nodeWith({ 'GET /address/a': { address: 'a', chain_stats, mempool_stats } }), 'a')

  it('has the confirmed amount, and separately the change by the mempool', async () => {
    const balance = { confirmed: 70n, pending: -45n }
    expect(await read(stats(100, 30), stats(25, 70))).toEqual(balance)
  })

  it.each([
    ['a balance below zero', stats(10, 11), stats(0, 0)],
    ['more spent in the mempool than there is', stats(10, 0), stats(0, 11)],
    ['text as a sum', { funded_txo_sum: '10', spent_txo_sum: 0 }, stats(0, 0)],
    ['no sums', stats(10, 0), undefined],
  ])('is refused as SERVICE_INVALID_RESPONSE for %s', async (_, chain, mempool) => {
    await expect(read(chain, mempool)).rejects.toMatchObject({ code: 'SERVICE_INVALID_RESPONSE' })
  })
})

describe('unspent outputs of a Bitcoin account', () => {
  it('list a height, and a flag for whether they are confirmed', async () => {
    const status = { confirmed: true, block_height: 7, block_hash: 'x', block_time: 1 }
    const rpc = nodeWith({
      'GET /address/a/utxo': [
        { txid, vout: 0, value: 2_100_000_000_000_000, status },
        { txid, vout: 1, value: 5, status: { confirmed: false } },
      ],
    })
    expect(await readUtxos(rpc, 'a')).toEqual([
      { txid, vout: 0, value: 2_100_000_000_000_000n, confirmed: true, height: 7 },
      { txid, vout: 1, value: 5n, confirmed: false, height: null },
    ])
  })

  it.each([
    ['text', 'busy'],
    ['a negative value', [{ txid, vout: 0, value: -1, status: { confirmed: true } }]],
    ['a fraction', [{ txid, vout: 0, value: 0.5, status: { confirmed: true } }]],
  ])('are refused as SERVICE_INVALID_RESPONSE for %s', async (_, response) => {
    await expect(
      readUtxos(nodeWith({ 'GET /address/a/utxo': response }), 'a'),
    ).rejects.toMatchObject({ code: 'SERVICE_INVALID_RESPONSE' })
  })
})

it('a broadcast whose response is no transaction id rejects with SERVICE_INVALID_RESPONSE', async () => {
  expect(await broadcast(nodeWith({ 'POST /tx': `${txid}\n` }), '00')).toBe(txid)
  await expect(broadcast(nodeWith({ 'POST /tx': 'thanks' }), '00')).rejects.toMatchObject({
    code: 'SERVICE_INVALID_RESPONSE',
  })
})

import { beforeEach, expect, it, vi } from 'vitest'
import { sentTransaction } from '../../controllers/testing/sentTransaction.ts'
import type { TransactionReader, TransactionSighting } from '../../types/pendingTransaction.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { readTransaction } from './readProved.ts'

const hosts: Record<string, TransactionSighting | 'fails'> = {}
const asked: string[] = []
const nodes = vi.hoisted(() => ({ urls: [] as readonly string[] }))
vi.mock('../services/rpcFor.ts', () => ({
  rpcFor: (_: unknown, only?: string) =>
    Object.assign(async () => only ?? nodes.urls[0], { nodes: async () => nodes.urls }),
}))

const other: TransactionSighting = {
  state: 'waiting',
  nonce: 1,
  instead: { to: '0x3', token: null, amountBaseUnits: 1n },
}
/** The difference that one host alone shows. */
const alone: TransactionSighting = { ...other, onlyHost: 'one.example' }
const ordered: TransactionSighting = { state: 'waiting', nonce: 1 }
const unknown: TransactionSighting = { state: 'unknown' }

const reader: TransactionReader = {
  unknownMs: 600_000,
  compares: true,
  async read(_, rpc) {
    const url = String(await rpc('any'))
    asked.push(url)
    const seen = hosts[url]
    if (seen === undefined || seen === 'fails') throw new Error('no response')
    return seen
  },
}

const urls = ['https://one.example/', 'https://two.example/']
function read(ageMs: number, of = urls) {
  nodes.urls = of
  return readTransaction(sentTransaction({ sentAt: Date.now() - ageMs }), reader, testNetwork(1))
}

beforeEach(() => {
  asked.length = 0
})

it.each([
  ['two hosts that show it prove a difference', other, 0, other],
  ['a host that shows the order keeps a difference from being told', ordered, 600_000, null],
  ['a host that does not know the transaction yet is asked again', unknown, 0, null],
  ['a host that never knows the transaction does not hide a difference', unknown, 31_000, alone],
  ['a host that does not respond does not hide a difference', 'fails', 31_000, alone],
] as const)('%s', async (_, second, ageMs, expected) => {
  Object.assign(hosts, { [urls[0] ?? '']: other, [urls[1] ?? '']: second })
  expect(await read(ageMs)).toEqual(expected)
})

it('a foreign transaction that another host shows as the order is not told', async () => {
  Object.assign(hosts, { [urls[0] ?? '']: { state: 'foreign' }, [urls[1] ?? '']: ordered })
  expect(await read(0)).toBeNull()
})

it('a difference that no host shows when it is asked alone is not told', async () => {
  Object.assign(hosts, { [urls[0] ?? '']: unknown, [urls[1] ?? '']: unknown })
  let isFirst = true
  const flickering: TransactionReader = {
    ...reader,
    async read(transaction, rpc, findHashes) {
      const seen = isFirst ? other : await reader.read(transaction, rpc, findHashes)
      isFirst = false
      return seen
    },
  }
  nodes.urls = urls
  const transaction = sentTransaction({ sentAt: Date.now() - 600_000 })
  expect(await readTransaction(transaction, flickering, testNetwork(1))).toBeNull()
})

it('a difference that the hash proves needs no other host', async () => {
  Object.assign(hosts, { [urls[0] ?? '']: other, [urls[1] ?? '']: ordered })
  const proving = { ...reader, isProvedByHash: true }
  expect(await readTransaction(sentTransaction(), proving, testNetwork(1))).toEqual(other)
})

it('nodes of one host are one source, whose word counts, and an order that was sent asks no other host', async () => {
  const same = 'https://one.example/second'
  Object.assign(hosts, { [urls[0] ?? '']: other, [same]: ordered })
  expect(await read(0, [urls[0] ?? '', same])).toEqual(alone)
  Object.assign(hosts, { [urls[0] ?? '']: ordered, [urls[1] ?? '']: other })
  asked.length = 0
  expect(await read(0)).toEqual(ordered)
  expect(asked).toEqual([urls[0]])
})

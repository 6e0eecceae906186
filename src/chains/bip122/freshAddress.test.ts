import { expect, it, vi } from 'vitest'
import { findFreshAddress } from './freshAddress.ts'
import { nodeWith } from './testing/nodeWith.ts'

const [own, second, third, change] = ['bc1qown', 'bc1qsecond', 'bc1qthird', 'bc1qchange'] as const

const used = (mined: number, pending = 0) => ({
  chain_stats: { tx_count: mined },
  mempool_stats: { tx_count: pending },
})
const listOf = (...addresses: string[]) => ({
  addressesOf: () => addresses.map((address) => ({ address, isChange: address === change })),
})
const all = listOf(own, change, second, third)

it('the fresh address is the first of the wallet’s list without a transaction in blocks or mempool', async () => {
  const rpc = nodeWith({
    [`GET /address/${own}`]: used(3),
    [`GET /address/${change}`]: used(0),
    [`GET /address/${second}`]: used(0, 1),
    [`GET /address/${third}`]: used(0),
  })
  expect(await findFreshAddress(own, rpc, all)).toBe(third)
})

it('the fresh address is the account’s own if that is unused', async () => {
  const rpc = nodeWith({ [`GET /address/${own}`]: used(0) })
  expect(await findFreshAddress(own, rpc, all)).toBe(own)
})

it('an unused address that an earlier page has stored is not shown', async () => {
  const rpc = nodeWith({ [`GET /address/${own}`]: used(1), [`GET /address/${second}`]: used(0) })
  const stored = [own, second].map((address) => ({ address, isChange: false, isStored: true }))
  expect(await findFreshAddress(own, rpc, { addressesOf: () => stored })).toBeNull()
})

it('a stored address is shown once the wallet has listed it', async () => {
  const rpc = nodeWith({ [`GET /address/${own}`]: used(1), [`GET /address/${second}`]: used(0) })
  let isStored = true
  const whenListed = async () => {
    isStored = false
  }
  const addressesOf = () => [own, second].map((address) => ({ address, isChange: false, isStored }))
  expect(await findFreshAddress(own, rpc, { addressesOf, whenListed })).toBe(second)
})

it('there is no fresh address if all addresses but those for change are used', async () => {
  const rpc = nodeWith({
    [`GET /address/${own}`]: used(1),
    [`GET /address/${change}`]: used(0),
    [`GET /address/${second}`]: used(2),
    [`GET /address/${third}`]: used(2),
  })
  expect(await findFreshAddress(own, rpc, all)).toBeNull()
})

it('no request is sent for a wallet that lists the account’s own address only', async () => {
  const rpc = vi.fn(nodeWith({}))
  for (const wallet of [undefined, {}, listOf(), listOf(own)])
    expect(await findFreshAddress(own, rpc, wallet)).toBeNull()
  expect(rpc).not.toHaveBeenCalled()
})

it.each([
  ['text', '<html>'],
  ['an amount in place of counts', { chain_stats: { funded_txo_sum: 0 }, mempool_stats: {} }],
  ['a count below zero', used(-1, 1)],
])('no address counts as unused if the node responds with %s', async (_, response) => {
  const rpc = nodeWith({ [`GET /address/${own}`]: response })
  await expect(findFreshAddress(own, rpc, all)).rejects.toMatchObject({
    code: 'SERVICE_INVALID_RESPONSE',
  })
})

import { expect, it } from 'vitest'
import type { Statement } from '../../../types/review.ts'
import { findCodeless } from './findCodeless.ts'
import { bob, shop, usdc } from './testing/names.ts'

const calling = (contract: string, ...parts: Statement[]): Statement => ({
  text: 'review.unknown',
  contract,
  parts,
})
const rpc = async (method: string, params?: readonly unknown[]) => {
  expect(method).toBe('eth_getCode')
  return params?.[0] === bob ? '0x' : '0xfe'
}

it('a call of an address without code is told, also inside of another call', async () => {
  expect(
    await findCodeless([calling(usdc, calling(bob), calling(bob)), calling(shop)], rpc),
  ).toEqual([
    {
      text: 'review.noCode',
      values: { address: { kind: 'address', address: bob } },
      isGrave: true,
    },
  ])
})

it('a payment, and a contract of the network itself, need no code', async () => {
  const own = calling('0x0000000000000000000000000000000000000802')
  expect(await findCodeless([{ text: 'review.pay' }, own], async () => '0x')).toEqual([])
})

it('a node that fails proves nothing', async () => {
  const failing = async () => {
    throw new Error('no answer')
  }
  await expect(findCodeless([calling(bob)], failing)).rejects.toThrow('no answer')
})

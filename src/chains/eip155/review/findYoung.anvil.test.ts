import { expect, it } from 'vitest'
import { erc20 } from '../../../../demo/services/contracts/abi.ts'
import { creationCode } from '../../../../demo/services/contracts/code.ts'
import type { Statement } from '../../../types/review.ts'
import { toHex } from '../send/toHex.ts'
import { startTestChain } from '../testing/startTestChain.ts'
import { findYoung } from './findYoung.ts'
import { bob } from './testing/names.ts'

const spacing = 6 * 3_600
const day = 4 * spacing
const contracts: string[] = []

const { rpc } = startTestChain(async ({ rpc, send }) => {
  const pass = (seconds: number) =>
    rpc('anvil_mine', [toHex(BigInt(seconds / spacing)), toHex(BigInt(spacing))])
  const deploy = async () => {
    contracts.push(await send({ data: creationCode('TestToken', erc20, ['Coin', 'COIN', 18]) }))
  }
  await pass(40 * day)
  for (const age of [100 * day, 20 * day, 3 * day]) {
    await deploy()
    await pass(age)
  }
  await deploy()
  await pass(spacing)
})

const calling = (contract: string): Statement => ({ text: 'review.unknown', contract })
const found = async (statements: Statement[]) =>
  (await findYoung(statements, rpc)).map(({ values: { address, age } = {} }) => [
    Object(address).address,
    Object(age).seconds / day,
  ])

it('new contracts are told with an age below which they are, other addresses are not', async () => {
  const [old = '', weeks = '', days = '', hours = ''] = contracts
  const spender = { kind: 'address', address: hours } as const
  const approving: Statement = { text: 'review.approve', values: { spender }, contract: old }
  expect(await found([calling(weeks), calling(days), calling(bob), approving])).toEqual([
    [hours, 1],
    [weeks, 30],
    [days, 7],
  ])
})

it('a node without states of that time tells nothing', async () => {
  const [, weeks = ''] = contracts
  const pruned = (method: string, params?: readonly unknown[]) =>
    method === 'eth_getCode' && params?.[1] !== 'latest'
      ? Promise.reject(new Error('missing trie node'))
      : rpc(method, params)
  expect(await findYoung([calling(weeks)], pruned)).toEqual([])
})

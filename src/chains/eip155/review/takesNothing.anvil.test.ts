import { getAddress, Interface } from 'ethers'
import { expect, it } from 'vitest'
import { erc20, erc721 } from '../../../../demo/services/contracts/abi.ts'
import { creationCode } from '../../../../demo/services/contracts/code.ts'
import { wrappedEther } from '../../../../demo/services/contracts/uniswap.ts'
import { toHex } from '../send/toHex.ts'
import { startTestChain } from '../testing/startTestChain.ts'
import { takesNothing } from './takesNothing.ts'

let account: string
let other: string
let plain: string
let land: string
let rebasing: string
let weth: string
const { rpc, blind } = startTestChain(async ({ send, call }, accounts) => {
  ;[account = '', other = ''] = accounts.map(getAddress)
  plain = await send({ data: creationCode('TestToken', erc20, ['Plain', 'PLAIN', 18]) })
  land = await send({ data: creationCode('TestCollectible', erc721, ['Land', 'LAND', '']) })
  rebasing = await send({ data: creationCode('TestRebasingToken') })
  weth = await send({ data: wrappedEther.code })
  for (const token of [plain, rebasing]) await call(token, erc20, 'mint', [account, 100n])
  const data = wrappedEther.abi.encodeFunctionData('deposit')
  await send({ to: weth, value: toHex(9n), data })
  await call(land, erc721, 'mint', [account, 7])
})

const abi = new Interface([
  'function burn(uint256)',
  'function rebase(uint256)',
  'function none()',
  'function transferFrom(address,address,uint256)',
  'function setApprovalForAll(address,bool)',
])
const to = (at: string, from: Interface, name: string, ...values: unknown[]) => ({
  from: account,
  to: at,
  value: '0x0',
  data: from.encodeFunctionData(name, values),
})

it('a call that brings something, or concerns another alone, takes nothing', async () => {
  expect(await takesNothing(to(plain, erc20, 'mint', account, 5n), rpc)).toBe(true)
  expect(await takesNothing(to(plain, erc20, 'mint', other, 5n), rpc)).toBe(true)
  expect(await takesNothing(to(plain, erc20, 'approve', other, 0n), rpc)).toBe(true)
})

it.each([
  ['sends tokens', () => to(plain, erc20, 'transfer', other, 5n)],
  ['burns tokens', () => to(plain, abi, 'burn', 5n)],
  ['gives an allowance', () => to(plain, erc20, 'approve', other, 5n)],
  ['gives an item away', () => to(land, abi, 'transferFrom', account, other, 7)],
  ['lets another take all items', () => to(land, abi, 'setApprovalForAll', other, true)],
  [
    'unwraps native coin, without a transfer in the logs',
    () => to(weth, wrappedEther.abi, 'withdraw', 4n),
  ],
  ['shrinks the balance of a token without a log', () => to(rebasing, abi, 'rebase', 10n ** 17n)],
  ['fails', () => to(plain, abi, 'none')],
])('a call that %s takes something', async (_, call) => {
  expect(await takesNothing(call(), rpc)).toBe(false)
})

it('of a node without `eth_simulateV1` nothing is believed', async () => {
  expect(await takesNothing(to(plain, erc20, 'mint', account, 5n), blind)).toBe(false)
})

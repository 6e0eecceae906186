import { AbiCoder } from 'ethers'
import { expect, it } from 'vitest'
import { encode } from '../testing/encode.ts'
import { dai, usdc, weth } from '../testing/names.ts'
import { leftovers } from './routerCommands.ts'
import { routerSteps } from './routerSteps.ts'

const me = '0x0000000000000000000000000000000000000001'
const router = '0x0000000000000000000000000000000000000002'
const all = 2n ** 255n
const abi = (types: string, ...values: unknown[]) =>
  AbiCoder.defaultAbiCoder().encode(types.split(' '), values)
const swap = (path: string[], to: string, amount: bigint, isPayer: boolean) =>
  abi('address uint256 uint256 address[] bool', to, amount, 1n, path, isPayer)
const pay = (to: string, amount: bigint) => abi('address uint256', to, amount)
const payToken = (token: string, to: string, amount: bigint) =>
  abi('address address uint256', token, to, amount)

const stepsOf = (commands: string, inputs: string[], value = 0n, chainId = 1) => {
  const data = encode('execute(bytes,bytes[],uint256)', commands, inputs, 1n)
  return routerSteps({ to: router, value, data }, chainId)
}
const leaves = encode(leftovers)

it.each([
  ['a swap to the caller', '0x08', [swap([usdc, dai], me, 5n, true)], 0n],
  ['a swap that is swept', '0x0804', [swap([usdc, dai], router, 5n, true), payToken(dai, me, 1n)]],
  ['a swap that is unwrapped', '0x080c', [swap([usdc, weth], router, 5n, true), pay(me, 1n)]],
  [
    'two swaps in a row',
    '0x0808',
    [swap([usdc, dai], router, 5n, true), swap([dai, weth], me, all, false)],
  ],
  [
    'ether that is wrapped and swapped',
    '0x0b08',
    [pay(router, 5n), swap([weth, usdc], me, 5n, false)],
    5n,
  ],
  [
    'ether of which the rest is swept',
    '0x0b04',
    [pay(me, 3n), payToken(`0x${'0'.repeat(40)}`, me, 0n)],
    5n,
  ],
])('%s leaves nothing in the router', (_, commands, inputs, value = 0n) => {
  const steps = stepsOf(commands, inputs, value)
  expect(steps).toHaveLength(inputs.length)
  expect(steps).not.toContain(leaves)
})

it.each([
  ['a swap to the router', '0x08', [swap([usdc, dai], router, 5n, true)]],
  [
    'a swap of which another token is swept',
    '0x0804',
    [swap([usdc, dai], router, 5n, true), payToken(usdc, me, 1n)],
  ],
  ['ether that is wrapped', '0x0b', [pay(router, 5n)], 5n],
  [
    'ether of which a part is swapped',
    '0x0b08',
    [pay(router, 5n), swap([weth, usdc], me, 4n, false)],
    5n,
  ],
  ['ether that no command uses', '0x08', [swap([usdc, dai], me, 5n, true)], 5n],
])('%s leaves something in the router', (_, commands, inputs, value = 0n) => {
  expect(stepsOf(commands, inputs, value)?.at(-1)).toBe(leaves)
})

it.each([
  ['a command that is not known', '0x3e', ['0x']],
  ['a command that may fail', '0x88', [swap([usdc, dai], me, 5n, true)]],
  ['a command without its input', '0x0808', [swap([usdc, dai], me, 5n, true)]],
  ['an input with bytes at the end', '0x0c', [`${pay(me, 1n)}00`]],
  ['a swap by all of an odd path', '0x00', ['0x1234']],
])('%s is not described', (_, commands, inputs) => {
  expect(stepsOf(commands, inputs)).toBeUndefined()
})

it('a plan on a network whose wrapped coin is not known is not described', () => {
  expect(stepsOf('0x08', [swap([usdc, dai], me, 5n, true)], 0n, 999)).toBeUndefined()
})

it('data that break off are not described', () => {
  const data = encode('execute(bytes,bytes[],uint256)', '0x08', ['0x'], 1n).slice(0, -4)
  expect(routerSteps({ to: router, value: 0n, data }, 1)).toBeUndefined()
})

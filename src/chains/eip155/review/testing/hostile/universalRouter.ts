import { AbiCoder, concat, toBeHex } from 'ethers'
import { type Case, call, end, ether } from '../cases.ts'
import { encode } from '../encode.ts'
import { me, bob as thief, usdc, weth } from '../names.ts'

const universal = '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af'
const nothing = '0x0000000000000000000000000000000000000000'
const coder = AbiCoder.defaultAbiCoder()
const abi = (types: string, ...values: unknown[]) => coder.encode(types.split(' '), values)
const path = [usdc, weth]
const packed = concat([usdc, toBeHex(500, 3), weth])
const toMe = '0x0000000000000000000000000000000000000001'
const toRouter = '0x0000000000000000000000000000000000000002'

const execute = (name: string, commands: string, inputs: readonly string[], value = 0n) =>
  call(name, universal, 'execute(bytes,bytes[],uint256)', [commands, inputs, end], { value })
const v3In = (to: string, isPayer = true) =>
  abi('address uint256 uint256 bytes bool', to, 12_500_000n, 1n, packed, isPayer)
const wrap = abi('address uint256', toRouter, ether)
const details = 'tuple(address,uint160,uint48,uint48)'
const permitFor = (spender: string, amount = 12_500_000n) =>
  abi(
    `tuple(${details},address,uint256) bytes`,
    [[usdc, amount, end, 0n], spender, end],
    `0x${'11'.repeat(65)}`,
  )
/** Commands of Uniswap’s Universal Router that take assets for another. */
export const reroutedByUniversalRouter: readonly Case[] = [
  execute('a V3 swap of the Universal Router to another', '0x00', [v3In(thief)]),
  execute('a V3 swap for an amount to another', '0x01', [
    abi('address uint256 uint256 bytes bool', thief, 1n, 12_500_000n, packed, true),
  ]),
  execute('a V2 swap of the Universal Router to another', '0x08', [
    abi('address uint256 uint256 address[] bool', thief, 1n, 1n, path, true),
  ]),
  execute('tokens moved by Permit2 to another', '0x02', [
    abi('address address uint160', usdc, thief, 12_500_000n),
  ]),
  execute('several tokens moved by Permit2 to another', '0x0d', [
    abi('tuple(address,address,uint160,address)[]', [[me, thief, 12_500_000n, usdc]]),
  ]),
  execute('a swap swept to another', '0x0004', [
    v3In(toRouter),
    abi('address address uint256', weth, thief, 1n),
  ]),
  execute('a swap transferred to another', '0x0005', [
    v3In(toRouter),
    abi('address address uint256', weth, thief, 1n),
  ]),
  execute('a swap of which another gets all but a portion', '0x000604', [
    v3In(toRouter),
    abi('address address uint256', weth, thief, 9_999n),
    abi('address address uint256', weth, toMe, 1n),
  ]),
  execute('ether unwrapped for another', '0x000c', [
    v3In(toRouter),
    abi('address uint256', thief, 1n),
  ]),
  execute('ether wrapped for another', '0x0b', [abi('address uint256', thief, ether)], ether),
  execute('ether wrapped and never returned', '0x0b', [wrap], ether),
  execute('ether sent without a command', '0x', [], ether),
  execute('a swap whose proceeds stay in the router', '0x00', [v3In(toRouter)]),
  execute('a permit within the router for another', '0x0a', [permitFor(thief)]),
  execute('a permit within the router without a limit', '0x0a', [
    permitFor(thief, 2n ** 160n - 1n),
  ]),
  execute(
    'a V4 swap taken by another',
    '0x10',
    [
      abi('bytes bytes[]', '0x060c0e', [
        abi('tuple(tuple(address,address,uint24,int24,address),bool,uint128,uint128,bytes)', [
          [nothing, usdc, 500n, 10n, nothing],
          true,
          ether,
          1n,
          '0x',
        ]),
        abi('address uint256', nothing, ether),
        abi('address address uint256', usdc, thief, 0n),
      ]),
    ],
    ether,
  ),
  execute('a command that is not known', '0x3e', ['0x1234']),
  execute('a plan within a plan to another', '0x21', [abi('bytes bytes[]', '0x00', [v3In(thief)])]),
  execute('an item of a position manager', '0x11', [
    encode(
      'permit(address,uint256,uint256,uint8,bytes32,bytes32)',
      thief,
      5n,
      end,
      27,
      `0x${'00'.repeat(32)}`,
      `0x${'00'.repeat(32)}`,
    ),
  ]),
  execute('a swap with a worthless minimum, followed by a sweep', '0x0804', [
    abi('address uint256 uint256 address[] bool', toRouter, 12_500_000n, 0n, path, true),
    abi('address address uint256', weth, thief, 0n),
  ]),
]

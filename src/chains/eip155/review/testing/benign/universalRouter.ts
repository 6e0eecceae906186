import { AbiCoder, concat, toBeHex } from 'ethers'
import { type Case, call, end, ether } from '../cases.ts'
import { me, usdc, weth } from '../names.ts'

const universal = '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af'
const nothing = '0x0000000000000000000000000000000000000000'
const coder = AbiCoder.defaultAbiCoder()
const path = [usdc, weth]
const abi = (types: string, ...values: unknown[]) => coder.encode(types.split(' '), values)
const toRouter = '0x0000000000000000000000000000000000000002'
const toMe = '0x0000000000000000000000000000000000000001'

const fromEther = concat([weth, toBeHex(500, 3), usdc])
const packed = concat([usdc, toBeHex(500, 3), weth])
const execute = (
  name: string,
  commands: string,
  inputs: readonly string[],
  more: { value?: bigint; chainId?: number } = {},
) => call(name, universal, 'execute(bytes,bytes[],uint256)', [commands, inputs, end], more)
const v3In = (to: string) =>
  abi('address uint256 uint256 bytes bool', to, 12_500_000n, 1n, packed, true)
const v2In = (to: string, amount = 12_500_000n) =>
  abi('address uint256 uint256 address[] bool', to, amount, 1n, path, true)
const permitSingle = abi(
  'tuple(tuple(address,uint160,uint48,uint48),address,uint256) bytes',
  [[usdc, 12_500_000n, end, 0n], universal, end],
  `0x${'11'.repeat(65)}`,
)
const v4 = (actions: string, params: readonly string[]) => abi('bytes bytes[]', actions, params)
const poolKey = 'tuple(address,address,uint24,int24,address)'
const v4Single = v4('0x060c0f', [
  abi(`tuple(${poolKey},bool,uint128,uint128,bytes)`, [
    [nothing, usdc, 500n, 10n, nothing],
    true,
    ether,
    1n,
    '0x',
  ]),
  abi('address uint256', nothing, ether),
  abi('address uint256', usdc, 1n),
])
const v4Path = v4('0x070c0f', [
  abi('tuple(address,tuple(address,uint24,int24,address,bytes)[],uint128,uint128)', [
    usdc,
    [[nothing, 500n, 10n, nothing, '0x']],
    12_500_000n,
    1n,
  ]),
  abi('address uint256', usdc, 12_500_000n),
  abi('address uint256', nothing, 1n),
])
const treasury = '0x7FFC3DBF3B2b50Ff3A1D5523bc24Bb5043837B14'
/** Swaps by Uniswap’s Universal Router. */
export const universalRouter: readonly Case[] = [
  execute('a V3 swap by the Universal Router', '0x00', [v3In(toMe)]),
  execute('a V3 swap with a permit', '0x0a00', [permitSingle, v3In(toMe)]),
  execute('a V3 swap to this account by address', '0x00', [v3In(me)]),
  execute('a V2 swap by the Universal Router', '0x08', [v2In(toMe)]),
  execute(
    'a swap of ether by the Universal Router',
    '0x0b00',
    [
      abi('address uint256', toRouter, ether),
      abi('address uint256 uint256 bytes bool', toMe, ether, 1n, fromEther, false),
    ],
    { value: ether },
  ),
  execute(
    'a swap of ether for an amount',
    '0x0b010c',
    [
      abi('address uint256', toRouter, ether),
      abi('address uint256 uint256 bytes bool', toMe, 1n, ether, packed, false),
      abi('address uint256', toMe, 0n),
    ],
    { value: ether },
  ),
  execute('a swap for ether by the Universal Router', '0x000c', [
    v3In(toRouter),
    abi('address uint256', toMe, 1n),
  ]),
  execute('a swap with Uniswap’s own fee', '0x000604', [
    v3In(toRouter),
    abi('address address uint256', weth, treasury, 25n),
    abi('address address uint256', weth, toMe, 1n),
  ]),
  execute('a swap split over V2 and V3', '0x0008', [v3In(toMe), v2In(toMe)]),
  execute('a swap in V4', '0x10', [v4Single], { value: ether }),
  execute('a swap of tokens in V4', '0x0a10', [permitSingle, v4Path]),
  execute('a V2 swap for an amount', '0x09', [
    abi('address uint256 uint256 address[] bool', toMe, 1n, 12_500_000n, path, true),
  ]),
]

import { concat } from 'ethers'
import { type Case, call, end, ether, free } from '../cases.ts'
import { encode } from '../encode.ts'
import { dai, me, usdc } from '../names.ts'

const oneInch = '0x111111125421cA6dc452d289314280a0f8842A65'
const lifi = '0x1231DEB6f5749EF6cE6943a275A1D3E7486F4EaE'
const vault = '0xBA12222222228d8Ba445958a75a0704d566BF2C8'
const curve = '0x16C6521Dff6baB339122a0FE25a9116693265353'
const threePool = '0xbEbc44782C7dB0a1A60Cb6fe97d0b483032FF1C7'
const allowanceHolder = '0x0000000000001fF3684f28c67538d4D072C22734'
const settler = '0xDf31A70a21A1931e02033dBBa7DEaCe6c45cfd0f'
const nothing = '0x0000000000000000000000000000000000000000'
const eth = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
const desc = '(address,address,address,address,uint256,uint256,uint256)'
/** Swaps by aggregators, Balancer and Curve. */
export const aggregators: readonly Case[] = [
  call('a swap by 1inch', oneInch, `swap(address,${desc},bytes)`, [
    settler,
    [usdc, dai, settler, me, 12_500_000n, 1n, 0n],
    '0x1234',
  ]),
  call(
    'a swap of ether by 1inch',
    oneInch,
    `swap(address,${desc},bytes)`,
    [settler, [eth, dai, settler, me, ether, 1n, 0n], '0x1234'],
    { value: ether },
  ),
  call('a swap in one pool by 1inch', oneInch, 'unoswap(uint256,uint256,uint256,uint256)', [
    BigInt(usdc),
    12_500_000n,
    1n,
    5n,
  ]),
  call('a swap by 0x', allowanceHolder, 'exec(address,address,uint256,address,bytes)', [
    settler,
    usdc,
    12_500_000n,
    settler,
    encode(
      'execute((address,address,uint256),bytes[],bytes32)',
      [me, dai, 1n],
      ['0x1234'],
      `0x${'00'.repeat(32)}`,
    ),
  ]),
  call(
    'a swap of ether by 0x',
    settler,
    'execute((address,address,uint256),bytes[],bytes32)',
    [[me, dai, 1n], ['0x1234'], `0x${'00'.repeat(32)}`],
    { value: ether },
  ),
  call(
    'a swap by LI.FI',
    lifi,
    'swapTokensSingleV3ERC20ToERC20(bytes32,string,string,address,uint256,(address,address,address,address,uint256,bytes,bool))',
    [
      `0x${'12'.repeat(32)}`,
      'jumper',
      '',
      me,
      1n,
      [settler, settler, usdc, dai, 12_500_000n, '0x1234', true],
    ],
  ),
  call(
    'a swap of Balancer',
    vault,
    'swap((bytes32,uint8,address,address,uint256,bytes),(address,bool,address,bool),uint256,uint256)',
    [[`0x${'34'.repeat(32)}`, 0, usdc, dai, 12_500_000n, '0x'], [me, false, me, false], 1n, end],
  ),
  call('a swap by Curve’s router', curve, 'exchange(address[11],uint256[5][5],uint256,uint256)', [
    [usdc, threePool, dai, ...Array(8).fill(nothing)],
    Array(5).fill([0n, 0n, 0n, 0n, 0n]),
    12_500_000n,
    1n,
  ]),
  call('a swap in Curve’s 3pool', threePool, 'exchange(int128,int128,uint256,uint256)', [
    1n,
    0n,
    12_500_000n,
    1n,
  ]),
  call('a deposit in Curve’s 3pool', threePool, 'add_liquidity(uint256[3],uint256)', [
    [ether, 1_000_000n, 0n],
    1n,
  ]),
  call(
    'a withdrawal from Curve’s 3pool',
    threePool,
    'remove_liquidity_one_coin(uint256,int128,uint256)',
    [ether, 1n, 1n],
  ),
  free(
    'an order of CoW cancelled',
    '0x9008D19f58AAbD9eD0D60971565AA8510560ab41',
    'invalidateOrder(bytes)',
    [concat([`0x${'56'.repeat(32)}`, me, '0x713fb300'])],
  ),
]

import { concat, toBeHex } from 'ethers'
import { type Case, call, end, ether, free } from '../cases.ts'
import { encode } from '../encode.ts'
import { dai, me, router, shop, bob as thief, usdc, weth } from '../names.ts'

const v2 = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D'
const router02 = '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45'
const positions = '0xC36442b4a4522E871399CD717aBDD847Ab11FE88'
const nothing = '0x0000000000000000000000000000000000000000'
const path = [usdc, weth]
const packed = concat([usdc, toBeHex(500, 3), weth])
const single = 'exactInputSingle((address,address,uint24,address,uint256,uint256,uint256,uint160))'
/** Swaps whose proceeds go to another. */
export const reroutedSwaps: readonly Case[] = [
  call(
    'a V2 swap to another',
    v2,
    'swapExactTokensForTokens(uint256,uint256,address[],address,uint256)',
    [12_500_000n, 1n, path, thief, end],
  ),
  call(
    'a V2 swap of ether to another',
    v2,
    'swapExactETHForTokens(uint256,address[],address,uint256)',
    [1n, [weth, usdc], thief, end],
    { value: ether },
  ),
  call(
    'a V2 swap for ether to another',
    v2,
    'swapExactTokensForETH(uint256,uint256,address[],address,uint256)',
    [12_500_000n, 1n, path, thief, end],
  ),
  call(
    'a V2 swap with fees to another',
    v2,
    'swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256,uint256,address[],address,uint256)',
    [12_500_000n, 1n, path, thief, end],
  ),
  call(
    'V2 liquidity added for another',
    v2,
    'addLiquidity(address,address,uint256,uint256,uint256,uint256,address,uint256)',
    [usdc, dai, 1n, 1n, 1n, 1n, thief, end],
  ),
  call(
    'V2 liquidity removed for another',
    v2,
    'removeLiquidity(address,address,uint256,uint256,uint256,address,uint256)',
    [usdc, dai, ether, 1n, 1n, thief, end],
  ),
  call(
    'V2 liquidity of ether removed for another',
    v2,
    'removeLiquidityETH(address,uint256,uint256,uint256,address,uint256)',
    [usdc, ether, 1n, 1n, thief, end],
  ),
  call('a V3 swap to another', router, single, [
    [usdc, weth, 500n, thief, end, 12_500_000n, 1n, 0n],
  ]),
  call(
    'a V3 swap of ether to another',
    router,
    single,
    [[weth, usdc, 500n, thief, end, ether, 1n, 0n]],
    { value: ether },
  ),
  call(
    'a V3 swap through pools to another',
    router,
    'exactInput((bytes,address,uint256,uint256,uint256))',
    [[packed, thief, end, 12_500_000n, 1n]],
  ),
  call('a V3 swap whose ether goes to another', router, 'multicall(bytes[])', [
    [
      encode(single, [usdc, weth, 500n, nothing, end, 12_500_000n, 1n, 0n]),
      encode('unwrapWETH9(uint256,address)', 1n, thief),
    ],
  ]),
  call('a V3 swap whose tokens are swept to another', router, 'multicall(bytes[])', [
    [
      encode(single, [usdc, weth, 500n, nothing, end, 12_500_000n, 1n, 0n]),
      encode('sweepToken(address,uint256,address)', weth, 1n, thief),
    ],
  ]),
  call('a swap by the second router to another', router02, 'multicall(uint256,bytes[])', [
    end,
    [
      encode('exactInputSingle((address,address,uint24,address,uint256,uint256,uint160))', [
        usdc,
        weth,
        500n,
        thief,
        12_500_000n,
        1n,
        0n,
      ]),
    ],
  ]),
  call(
    'a position opened for another',
    positions,
    'mint((address,address,uint24,int24,int24,uint256,uint256,uint256,uint256,address,uint256))',
    [[usdc, weth, 500n, -100n, 100n, 1n, 1n, 1n, 1n, thief, end]],
  ),
  call('fees of a position to another', positions, 'collect((uint256,address,uint128,uint128))', [
    [5n, thief, 1n, 1n],
  ]),
  call('a position emptied for another', positions, 'multicall(bytes[])', [
    [
      encode('decreaseLiquidity((uint256,uint128,uint256,uint256,uint256))', [
        5n,
        ether,
        1n,
        1n,
        end,
      ]),
      encode('collect((uint256,address,uint128,uint128))', [5n, thief, 1n, 1n]),
    ],
  ]),
  call(
    'a swap by 1inch to another',
    '0x111111125421cA6dc452d289314280a0f8842A65',
    'swap(address,(address,address,address,address,uint256,uint256,uint256),bytes)',
    [shop, [usdc, dai, shop, thief, 12_500_000n, 1n, 0n], '0x12'],
  ),
  call(
    'a swap by LI.FI to another',
    '0x1231DEB6f5749EF6cE6943a275A1D3E7486F4EaE',
    'swapTokensSingleV3ERC20ToERC20(bytes32,string,string,address,uint256,(address,address,address,address,uint256,bytes,bool))',
    [
      `0x${'12'.repeat(32)}`,
      'jumper',
      '',
      thief,
      1n,
      [shop, shop, usdc, dai, 12_500_000n, '0x12', true],
    ],
  ),
  call(
    'a swap of Balancer to another',
    '0xBA12222222228d8Ba445958a75a0704d566BF2C8',
    'swap((bytes32,uint8,address,address,uint256,bytes),(address,bool,address,bool),uint256,uint256)',
    [[`0x${'34'.repeat(32)}`, 0, usdc, dai, 12_500_000n, '0x'], [me, false, thief, false], 1n, end],
  ),
  free(
    'an order signed in advance at CoW',
    '0x9008D19f58AAbD9eD0D60971565AA8510560ab41',
    'setPreSignature(bytes,bool)',
    [concat([`0x${'56'.repeat(32)}`, me, '0x713fb300']), true],
  ),
]

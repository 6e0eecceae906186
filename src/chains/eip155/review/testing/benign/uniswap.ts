import { concat, toBeHex } from 'ethers'
import { type Case, call, end, ether, free } from '../cases.ts'
import { encode } from '../encode.ts'
import { dai, me, router, usdc, weth } from '../names.ts'

const router02 = '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45'
const positions = '0xC36442b4a4522E871399CD717aBDD847Ab11FE88'
const nothing = '0x0000000000000000000000000000000000000000'
const toRouter = '0x0000000000000000000000000000000000000002'
const path = [usdc, weth]
const most = 2n ** 128n - 1n

const v2 = (place: string, at: string, chainId = 1): Case[] => [
  call(
    `a swap of tokens on ${place}`,
    at,
    'swapExactTokensForTokens(uint256,uint256,address[],address,uint256)',
    [12_500_000n, 1n, [usdc, dai], me, end],
    { chainId },
  ),
  call(
    `a swap of ether on ${place}`,
    at,
    'swapExactETHForTokens(uint256,address[],address,uint256)',
    [1n, [weth, usdc], me, end],
    { chainId, value: ether },
  ),
  call(
    `a swap for ether on ${place}`,
    at,
    'swapExactTokensForETH(uint256,uint256,address[],address,uint256)',
    [12_500_000n, 1n, path, me, end],
    { chainId },
  ),
  call(
    `a swap for an amount of tokens on ${place}`,
    at,
    'swapTokensForExactTokens(uint256,uint256,address[],address,uint256)',
    [1n, 12_500_000n, path, me, end],
    { chainId },
  ),
  call(
    `a swap of a token with a fee on ${place}`,
    at,
    'swapExactTokensForETHSupportingFeeOnTransferTokens(uint256,uint256,address[],address,uint256)',
    [12_500_000n, 1n, path, me, end],
    { chainId },
  ),
  call(
    `liquidity added on ${place}`,
    at,
    'addLiquidity(address,address,uint256,uint256,uint256,uint256,address,uint256)',
    [usdc, dai, 1_000_000n, ether, 1n, 1n, me, end],
    { chainId },
  ),
  call(
    `liquidity of ether added on ${place}`,
    at,
    'addLiquidityETH(address,uint256,uint256,uint256,address,uint256)',
    [usdc, 1_000_000n, 1n, 1n, me, end],
    { chainId, value: ether },
  ),
  call(
    `liquidity removed on ${place}`,
    at,
    'removeLiquidity(address,address,uint256,uint256,uint256,address,uint256)',
    [usdc, dai, ether, 1n, 1n, me, end],
    { chainId },
  ),
  call(
    `liquidity of ether removed on ${place}`,
    at,
    'removeLiquidityETH(address,uint256,uint256,uint256,address,uint256)',
    [usdc, ether, 1n, 1n, me, end],
    { chainId },
  ),
]

const single = 'exactInputSingle((address,address,uint24,address,uint256,uint256,uint256,uint160))'
const single02 = 'exactInputSingle((address,address,uint24,address,uint256,uint256,uint160))'
const packed = concat([usdc, toBeHex(500, 3), weth])
const reduce = 'decreaseLiquidity((uint256,uint128,uint256,uint256,uint256))'
const collect = 'collect((uint256,address,uint128,uint128))'

/** Swaps and liquidity by the routers of Uniswap V2 and V3 and of forks. */
export const uniswap: readonly Case[] = [
  ...v2('Uniswap V2', '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D'),
  ...v2('SushiSwap', '0xd9e1cE17f2641f24aE83637ab66a2cca9C378B9F'),
  ...v2('QuickSwap', '0xa5E0829CaCEd8fFDD4De3c43696c57F7D7A678ff', 137),
  call('a swap in one pool of V3', router, single, [
    [usdc, weth, 500n, me, end, 12_500_000n, 1n, 0n],
  ]),
  call(
    'a swap of ether in one pool of V3',
    router,
    single,
    [[weth, usdc, 500n, me, end, ether, 1n, 0n]],
    { value: ether },
  ),
  call(
    'a swap through pools of V3',
    router,
    'exactInput((bytes,address,uint256,uint256,uint256))',
    [[packed, me, end, 12_500_000n, 1n]],
  ),
  call(
    'a swap for an amount in V3',
    router,
    'exactOutput((bytes,address,uint256,uint256,uint256))',
    [[packed, me, end, 1n, 12_500_000n]],
  ),
  call('a swap for ether in V3', router, 'multicall(bytes[])', [
    [
      encode(single, [usdc, weth, 500n, nothing, end, 12_500_000n, 1n, 0n]),
      encode('unwrapWETH9(uint256,address)', 1n, me),
    ],
  ]),
  call('a swap in one pool by the second router', router02, single02, [
    [usdc, weth, 500n, me, 12_500_000n, 1n, 0n],
  ]),
  call('a swap with a deadline by the second router', router02, 'multicall(uint256,bytes[])', [
    end,
    [encode(single02, [usdc, weth, 500n, me, 12_500_000n, 1n, 0n])],
  ]),
  call('a swap for ether by the second router', router02, 'multicall(uint256,bytes[])', [
    end,
    [
      encode(single02, [usdc, weth, 500n, toRouter, 12_500_000n, 1n, 0n]),
      encode('unwrapWETH9(uint256,address)', 1n, me),
    ],
  ]),
  call(
    'a V2 swap by the second router',
    router02,
    'swapExactTokensForTokens(uint256,uint256,address[],address)',
    [12_500_000n, 1n, path, me],
  ),
  call(
    'a position opened',
    positions,
    'mint((address,address,uint24,int24,int24,uint256,uint256,uint256,uint256,address,uint256))',
    [[usdc, weth, 500n, -100n, 100n, 1_000_000n, ether, 1n, 1n, me, end]],
  ),
  call(
    'a position enlarged',
    positions,
    'increaseLiquidity((uint256,uint256,uint256,uint256,uint256,uint256))',
    [[5n, 1_000_000n, ether, 1n, 1n, end]],
  ),
  free('a position reduced', positions, reduce, [[5n, ether, 1n, 1n, end]]),
  free('fees of a position collected', positions, collect, [[5n, me, most, most]]),
  free('a position closed', positions, 'multicall(bytes[])', [
    [encode(reduce, [5n, ether, 1n, 1n, end]), encode(collect, [5n, me, most, most])],
  ]),
]

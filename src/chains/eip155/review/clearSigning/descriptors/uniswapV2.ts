import { account, amount, contractFile, date, hidden, native, on, says } from './parts.ts'

const first = 'path.[0]'
const last = 'path.[-1]'
const to = [account('to', 'To'), date('deadline', 'Valid until')]
const given = (path = 'amountIn') => amount(path, 'Give', first)
const givenAtMost = amount('amountInMax', 'Give at most', first)
const least = amount('amountOutMin', 'Get at least', last)
const exact = (path = 'amountOut') => amount(path, 'Get', last)
const leastNative = native('Get at least', 'amountOutMin')
const route = hidden('path')
const tail = 'address[] path,address to,uint256 deadline'

const sell = (token = given()) =>
  says('Swap', 'Swap {amountIn} for at least {amountOutMin}', token, least, ...to, route)
const sellForNative = says(
  'Swap',
  'Swap {amountIn} for at least {amountOutMin}',
  given(),
  leastNative,
  ...to,
  route,
)
const sellNative = says(
  'Swap',
  'Swap {@.value} for at least {amountOutMin}',
  native('Give'),
  least,
  ...to,
  route,
)
const removed = [
  amount('amountAMin', 'Get at least', 'tokenA'),
  amount('amountBMin', 'And', 'tokenB'),
]
const removedNative = [
  amount('amountTokenMin', 'Get at least', 'token'),
  native('And', 'amountETHMin'),
]
const shares = amountOfShares()

/** Shares of a pool, whose token is not named in the call. */
function amountOfShares() {
  return { path: 'liquidity', label: 'Pool shares (smallest unit)', format: 'raw' }
}

/** Functions of the Uniswap V2 router, unchanged in its forks. */
const functions = {
  [`swapExactTokensForTokens(uint256 amountIn,uint256 amountOutMin,${tail})`]: sell(),
  [`swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256 amountIn,uint256 amountOutMin,${tail})`]:
    sell(),
  [`swapTokensForExactTokens(uint256 amountOut,uint256 amountInMax,${tail})`]: says(
    'Swap',
    'Swap at most {amountInMax} for {amountOut}',
    givenAtMost,
    exact(),
    ...to,
    route,
  ),
  [`swapExactETHForTokens(uint256 amountOutMin,${tail})`]: sellNative,
  [`swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 amountOutMin,${tail})`]: sellNative,
  [`swapETHForExactTokens(uint256 amountOut,${tail})`]: says(
    'Swap',
    'Swap at most {@.value} for {amountOut}',
    native('Give at most'),
    exact(),
    ...to,
    route,
  ),
  [`swapExactTokensForETH(uint256 amountIn,uint256 amountOutMin,${tail})`]: sellForNative,
  [`swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amountIn,uint256 amountOutMin,${tail})`]:
    sellForNative,
  [`swapTokensForExactETH(uint256 amountOut,uint256 amountInMax,${tail})`]: says(
    'Swap',
    'Swap at most {amountInMax} for {amountOut}',
    givenAtMost,
    native('Get', 'amountOut'),
    ...to,
    route,
  ),
  'addLiquidity(address tokenA,address tokenB,uint256 amountADesired,uint256 amountBDesired,uint256 amountAMin,uint256 amountBMin,address to,uint256 deadline)':
    says(
      'Add to a pool',
      'Add at most {amountADesired} and {amountBDesired} to a pool',
      amount('amountADesired', 'Give at most', 'tokenA'),
      amount('amountBDesired', 'And', 'tokenB'),
      amount('amountAMin', 'Give at least', 'tokenA'),
      amount('amountBMin', 'And', 'tokenB'),
      ...to,
    ),
  'addLiquidityETH(address token,uint256 amountTokenDesired,uint256 amountTokenMin,uint256 amountETHMin,address to,uint256 deadline)':
    says(
      'Add to a pool',
      'Add at most {amountTokenDesired} and {@.value} to a pool',
      amount('amountTokenDesired', 'Give at most', 'token'),
      native('And'),
      amount('amountTokenMin', 'Give at least', 'token'),
      native('And', 'amountETHMin'),
      ...to,
    ),
  'removeLiquidity(address tokenA,address tokenB,uint256 liquidity,uint256 amountAMin,uint256 amountBMin,address to,uint256 deadline)':
    says(
      'Take out of a pool',
      'Take at least {amountAMin} and {amountBMin} out of a pool',
      shares,
      ...removed,
      ...to,
    ),
  'removeLiquidityETH(address token,uint256 liquidity,uint256 amountTokenMin,uint256 amountETHMin,address to,uint256 deadline)':
    says(
      'Take out of a pool',
      'Take at least {amountTokenMin} and {amountETHMin} out of a pool',
      shares,
      ...removedNative,
      ...to,
    ),
}

/**
 * Routers of Uniswap V2 and of forks with the same functions, which are those of the package
 * `@uniswap/v2-periphery`.
 */
export const uniswapV2 = [
  contractFile(
    { owner: 'Uniswap', contractName: 'V2 router' },
    {
      1: '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D',
      10: '0x4A7b5Da61326A6379179b40d00F57E5bbDC962c2',
      56: '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24',
      137: '0xedf6066a2b290C185783862C7F4776A2C8077AD1',
      8453: '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24',
      42161: '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24',
      43114: '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24',
      84532: '0x1689E7B1F10000AE47eBfE339a4f69dECd19F602',
      11155111: '0xeE567Fe1712Faf6149d80dA1E6934E354124CfE3',
    },
    functions,
  ),
  contractFile(
    { owner: 'SushiSwap', contractName: 'Router' },
    {
      1: '0xd9e1cE17f2641f24aE83637ab66a2cca9C378B9F',
      ...on('0x1b02dA8Cb0d097eB8D57A175b88c7D8b47997506', 56, 100, 137, 250, 42161, 43114),
    },
    functions,
  ),
  contractFile(
    { owner: 'QuickSwap', contractName: 'Router' },
    { 137: '0xa5E0829CaCEd8fFDD4De3c43696c57F7D7A678ff' },
    functions,
  ),
]

import {
  account,
  amount,
  contractFile,
  type DescribedField,
  date,
  does,
  gravely,
  hidden,
  messageFile,
  native,
  on,
  raw,
  says,
  ticker,
} from './parts.ts'

/** Addresses by which the router of version 2 names the caller and itself. */
const self = { senderAddress: '0x0000000000000000000000000000000000000001' }
const single = 'address tokenIn,address tokenOut,uint24 fee,address recipient'
const start = 'params.path.[0:20]'
const end = 'params.path.[-20:]'
const fee = {
  path: 'params.fee',
  label: 'Pool fee',
  format: 'unit',
  params: { base: '%', decimals: 4 },
}
const to = account('params.recipient', 'To', self)
const until = date('params.deadline', 'Valid until')
const rest = hidden('params.sqrtPriceLimitX96')

const sell = (tokenIn: string, tokenOut: string, ...more: DescribedField[]) =>
  says(
    'Swap',
    'Swap {params.amountIn} for at least {params.amountOutMinimum}',
    amount('params.amountIn', 'Give', tokenIn),
    amount('params.amountOutMinimum', 'Get at least', tokenOut),
    to,
    ...more,
  )
const buy = (tokenIn: string, tokenOut: string, ...more: DescribedField[]) =>
  says(
    'Swap',
    'Swap at most {params.amountInMaximum} for {params.amountOut}',
    amount('params.amountInMaximum', 'Give at most', tokenIn),
    amount('params.amountOut', 'Get', tokenOut),
    to,
    ...more,
  )
const inParams = ['params.tokenIn', 'params.tokenOut'] as const

/** Functions by which routers pay out what a swap left with them. */
const payments = {
  'unwrapWETH9(uint256 amountMinimum,address recipient)': does(
    'Unwrap what the router holds',
    native('Get at least', 'amountMinimum'),
    account('recipient', 'To', self),
  ),
  'unwrapWETH9(uint256 amountMinimum)': does(
    'Unwrap what the router holds',
    native('Get at least', 'amountMinimum'),
  ),
  'sweepToken(address token,uint256 amountMinimum,address recipient)': does(
    'Get what the router holds',
    amount('amountMinimum', 'At least', 'token'),
    account('recipient', 'To', self),
  ),
  'sweepToken(address token,uint256 amountMinimum)': does(
    'Get what the router holds',
    amount('amountMinimum', 'At least', 'token'),
  ),
  'refundETH()': does('Get back what the router has not used of the native currency'),
}

const liquidity = raw('params.liquidity', 'Liquidity')
const token = raw('params.tokenId', 'Position')

const managers = {
  ...on('0xC36442b4a4522E871399CD717aBDD847Ab11FE88', 1, 10, 137, 42161),
  56: '0x7b8A01B39D58278b5DE7e48c8449c9f4F5170613',
  324: '0x0616e5762c1E7Dc3723c50663dF10a162D690a86',
  8453: '0x03a520b32C04BF3bEEf7BEb72E919cf822Ed34f1',
  42220: '0x3d79EdAaBC0EaB6F08ED885C05Fc0B014290D95A',
  43114: '0x655C406EBFa14EE2006250925e54ec43AD184f8B',
  84532: '0x27F971cb582BF9E50F397e4d29a5C7A34f11faA2',
  11155111: '0x1238536071E1c677A632429e3655c799b22cDA52',
}

/**
 * Uniswap V3: both routers, and positions. Functions are those of the packages `@uniswap/v3-periphery` and
 * `@uniswap/swap-router-contracts`.
 */
export const uniswapV3 = [
  contractFile(
    { owner: 'Uniswap', contractName: 'V3 router' },
    on('0xE592427A0AEce92De3Edee1F18E0157C05861564', 1, 10, 137, 42161),
    {
      ...payments,
      [`exactInputSingle((${single},uint256 deadline,uint256 amountIn,uint256 amountOutMinimum,uint160 sqrtPriceLimitX96) params)`]:
        sell(...inParams, fee, until, rest),
      [`exactOutputSingle((${single},uint256 deadline,uint256 amountOut,uint256 amountInMaximum,uint160 sqrtPriceLimitX96) params)`]:
        buy(...inParams, fee, until, rest),
      'exactInput((bytes path,address recipient,uint256 deadline,uint256 amountIn,uint256 amountOutMinimum) params)':
        sell(start, end, until),
      'exactOutput((bytes path,address recipient,uint256 deadline,uint256 amountOut,uint256 amountInMaximum) params)':
        buy(end, start, until),
    },
  ),
  contractFile(
    { owner: 'Uniswap', contractName: 'Router 02' },
    {
      ...on('0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45', 1, 10, 137, 42161, 42220),
      56: '0xB971eF87ede563556b2ED4b1C0b0019111Dd85d2',
      324: '0x99c56385daBCE3E81d8499d0b8d0257aBC07E8A3',
      8453: '0x2626664c2603336E57B271c5C0b26F421741e481',
      43114: '0xbb00FF08d01D300023C629E8fFfFcb65A5a578cE',
      84532: '0x94cC0AaC535CCDB3C01d6787D6413C739ae12bc4',
      11155111: '0x3bFA4769FB09eefC5a80d6E87c3B9C650f7Ae48E',
    },
    {
      ...payments,
      [`exactInputSingle((${single},uint256 amountIn,uint256 amountOutMinimum,uint160 sqrtPriceLimitX96) params)`]:
        sell(...inParams, fee, rest),
      [`exactOutputSingle((${single},uint256 amountOut,uint256 amountInMaximum,uint160 sqrtPriceLimitX96) params)`]:
        buy(...inParams, fee, rest),
      'exactInput((bytes path,address recipient,uint256 amountIn,uint256 amountOutMinimum) params)':
        sell(start, end),
      'exactOutput((bytes path,address recipient,uint256 amountOut,uint256 amountInMaximum) params)':
        buy(end, start),
      'swapExactTokensForTokens(uint256 amountIn,uint256 amountOutMin,address[] path,address to)':
        says(
          'Swap',
          'Swap {amountIn} for at least {amountOutMin}',
          amount('amountIn', 'Give', 'path.[0]'),
          amount('amountOutMin', 'Get at least', 'path.[-1]'),
          account('to', 'To', self),
        ),
      'swapTokensForExactTokens(uint256 amountOut,uint256 amountInMax,address[] path,address to)':
        says(
          'Swap',
          'Swap at most {amountInMax} for {amountOut}',
          amount('amountInMax', 'Give at most', 'path.[0]'),
          amount('amountOut', 'Get', 'path.[-1]'),
          account('to', 'To', self),
        ),
    },
  ),
  contractFile({ owner: 'Uniswap', contractName: 'V3 positions' }, managers, {
    'mint((address token0,address token1,uint24 fee,int24 tickLower,int24 tickUpper,uint256 amount0Desired,uint256 amount1Desired,uint256 amount0Min,uint256 amount1Min,address recipient,uint256 deadline) params)':
      says(
        'Open a position',
        'Add at most {params.amount0Desired} and {params.amount1Desired} to a pool',
        amount('params.amount0Desired', 'Give at most', 'params.token0'),
        amount('params.amount1Desired', 'And', 'params.token1'),
        amount('params.amount0Min', 'Give at least', 'params.token0'),
        amount('params.amount1Min', 'And', 'params.token1'),
        fee,
        account('params.recipient', 'For'),
        until,
        raw('params.tickLower', 'From tick'),
        raw('params.tickUpper', 'To tick'),
      ),
    'increaseLiquidity((uint256 tokenId,uint256 amount0Desired,uint256 amount1Desired,uint256 amount0Min,uint256 amount1Min,uint256 deadline) params)':
      does(
        'Add to a position',
        token,
        raw('params.amount0Desired', 'Give at most, of the first token (smallest unit)'),
        raw('params.amount1Desired', 'And of the second (smallest unit)'),
        until,
      ),
    'decreaseLiquidity((uint256 tokenId,uint128 liquidity,uint256 amount0Min,uint256 amount1Min,uint256 deadline) params)':
      does(
        'Take out of a position',
        token,
        liquidity,
        raw('params.amount0Min', 'At least, of the first token (smallest unit)'),
        raw('params.amount1Min', 'And of the second (smallest unit)'),
        until,
      ),
    'collect((uint256 tokenId,address recipient,uint128 amount0Max,uint128 amount1Max) params)':
      does('Collect from a position', token, account('params.recipient', 'To')),
    'burn(uint256 tokenId)': does('Delete an empty position', raw('tokenId', 'Position')),
    'unwrapWETH9(uint256 amountMinimum,address recipient)': does(
      'Unwrap what the contract holds',
      native('Get at least', 'amountMinimum'),
      account('recipient', 'To'),
    ),
    'sweepToken(address token,uint256 amountMinimum,address recipient)': does(
      'Get what the contract holds',
      amount('amountMinimum', 'At least', 'token'),
      account('recipient', 'To'),
    ),
    'refundETH()': payments['refundETH()'],
    'createAndInitializePoolIfNecessary(address token0,address token1,uint24 fee,uint160 sqrtPriceX96)':
      does('Create a pool if there is none', ticker('token0', 'Of'), ticker('token1', 'And'), {
        ...fee,
        path: 'fee',
      }),
  }),
  messageFile(
    { owner: 'Uniswap', contractName: 'V3 positions' },
    managers,
    { name: 'Uniswap V3 Positions NFT-V1', version: '1' },
    {
      'Permit(address spender,uint256 tokenId,uint256 nonce,uint256 deadline)': gravely(
        'Let another take a position',
        account('spender', 'Account'),
        raw('tokenId', 'Position'),
        date('deadline', 'Signature valid until'),
        hidden('nonce'),
      ),
    },
  ),
]

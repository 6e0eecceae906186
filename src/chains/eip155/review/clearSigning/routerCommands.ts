/**
 * Commands of Uniswap's Universal Router, and actions of its pools of V4, written as functions, so that a descriptor can
 * describe each: `Commands.sol` of https://github.com/Uniswap/universal-router, versions 1.2 and 2, and `Actions.sol` of
 * https://github.com/Uniswap/v4-periphery.
 */
const swap = (amounts: string, path: string) =>
  `(address recipient,${amounts},${path} path,bool payerIsUser)`
const exactIn = 'uint256 amountIn,uint256 amountOutMin'
const exactOut = 'uint256 amountOut,uint256 amountInMax'

export const commands: Readonly<Record<number, string>> = {
  0: `V3_SWAP_EXACT_IN${swap(exactIn, 'bytes')}`,
  1: `V3_SWAP_EXACT_OUT${swap(exactOut, 'bytes')}`,
  2: 'PERMIT2_TRANSFER_FROM(address token,address recipient,uint160 amount)',
  4: 'SWEEP(address token,address recipient,uint256 amountMin)',
  5: 'TRANSFER(address token,address recipient,uint256 value)',
  6: 'PAY_PORTION(address token,address recipient,uint256 bips)',
  8: `V2_SWAP_EXACT_IN${swap(exactIn, 'address[]')}`,
  9: `V2_SWAP_EXACT_OUT${swap(exactOut, 'address[]')}`,
  10: 'PERMIT2_PERMIT(((address token,uint160 amount,uint48 expiration,uint48 nonce) details,address spender,uint256 sigDeadline) permitSingle,bytes signature)',
  11: 'WRAP_ETH(address recipient,uint256 amount)',
  12: 'UNWRAP_WETH(address recipient,uint256 amountMin)',
  14: 'BALANCE_CHECK_ERC20(address owner,address token,uint256 minBalance)',
}

const poolKey =
  '(address currency0,address currency1,uint24 fee,int24 tickSpacing,address hooks) poolKey'
const poolPath =
  '(address intermediateCurrency,uint24 fee,int24 tickSpacing,address hooks,bytes hookData)[] path'

export const poolActions: Readonly<Record<number, string>> = {
  6: `V4_SWAP_EXACT_IN_SINGLE((${poolKey},bool zeroForOne,uint128 amountIn,uint128 amountOutMinimum,bytes hookData) swap)`,
  7: `V4_SWAP_EXACT_IN((address currencyIn,${poolPath},uint128 amountIn,uint128 amountOutMinimum) swap)`,
  8: `V4_SWAP_EXACT_OUT_SINGLE((${poolKey},bool zeroForOne,uint128 amountOut,uint128 amountInMaximum,bytes hookData) swap)`,
  9: `V4_SWAP_EXACT_OUT((address currencyOut,${poolPath},uint128 amountOut,uint128 amountInMaximum) swap)`,
  11: 'V4_SETTLE(address currency,uint256 amount,bool payerIsUser)',
  12: 'V4_SETTLE_ALL(address currency,uint256 maxAmount)',
  14: 'V4_TAKE(address currency,address recipient,uint256 amount)',
  15: 'V4_TAKE_ALL(address currency,uint256 minAmount)',
  16: 'V4_TAKE_PORTION(address currency,address recipient,uint256 bips)',
}

/** No command: a step for what the commands leave in the router. */
export const leftovers = 'LEFT_IN_ROUTER()'

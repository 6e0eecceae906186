import { commands, leftovers, poolActions } from '../routerCommands.ts'
import {
  account,
  amount,
  amountOrNative,
  contractFile,
  type DescribedField,
  type DescribedFunction,
  date,
  does,
  gravely,
  hidden,
  native,
  on,
  says,
} from './parts.ts'

const none = '0x0000000000000000000000000000000000000000'
/** Address by which commands name the caller. */
const self = { senderAddress: '0x0000000000000000000000000000000000000001' }
const to = account('recipient', 'To', self)
const portion = {
  path: 'bips',
  label: 'Share of what the router holds',
  format: 'unit',
  params: { base: '%', decimals: 2 },
}

const sell = (given: string, got: string) =>
  says(
    'Swap',
    'Swap {amountIn} for at least {amountOutMin}',
    amount('amountIn', 'Give', given),
    amount('amountOutMin', 'Get at least', got),
    to,
    hidden('payerIsUser'),
    hidden('path'),
  )
const buy = (given: string, got: string) =>
  says(
    'Swap',
    'Swap at most {amountInMax} for {amountOut}',
    amount('amountInMax', 'Give at most', given),
    amount('amountOut', 'Get', got),
    to,
    hidden('payerIsUser'),
    hidden('path'),
  )
const ends = ['path.[0:20]', 'path.[-20:]'] as const
const tokens = ['path.[0]', 'path.[-1]'] as const

const ofCommands: Readonly<Record<number, DescribedFunction>> = {
  0: sell(...ends),
  1: buy(ends[1], ends[0]),
  2: says('Move', 'Move {amount} by Permit2', amount('amount', 'Amount', 'token'), to),
  4: does('Get what the router holds', amountOrNative('amountMin', 'At least', 'token', none), to),
  5: does('Transfer', amountOrNative('value', 'Amount', 'token', none), to),
  6: does('Pay a share', portion, to, hidden('token')),
  8: sell(...tokens),
  9: buy(...tokens),
  10: does(
    'Use a permit that you have signed',
    amount('permitSingle.details.amount', 'Allowance', 'permitSingle.details.token'),
    account('permitSingle.spender', 'For'),
    date('permitSingle.details.expiration', 'Until'),
    hidden('permitSingle'),
    hidden('signature'),
  ),
  11: does('Wrap', native('Amount', 'amount'), to),
  12: does('Unwrap what the router holds', native('Get at least', 'amountMin'), to),
  14: does('Check a balance', amount('minBalance', 'At least', 'token'), hidden('owner')),
}

const swapIn = (...fields: DescribedField[]) =>
  does('Swap in pools of V4', ...fields, hidden('swap'))
const ofPools: Readonly<Record<number, DescribedFunction>> = {
  6: swapIn(),
  7: swapIn(amountOrNative('swap.amountIn', 'Give', 'swap.currencyIn', none)),
  8: swapIn(),
  9: swapIn(amountOrNative('swap.amountOut', 'Get', 'swap.currencyOut', none)),
  11: does(
    'Pay the pools',
    amountOrNative('amount', 'Amount (0 is all)', 'currency', none),
    hidden('payerIsUser'),
  ),
  12: does('Pay the pools', amountOrNative('maxAmount', 'At most', 'currency', none)),
  14: does(
    'Take from the pools',
    amountOrNative('amount', 'Amount (0 is all)', 'currency', none),
    to,
  ),
  15: does('Take from the pools', amountOrNative('minAmount', 'At least', 'currency', none)),
  16: does('Take a share from the pools', portion, to, hidden('currency')),
}

const named = (
  signatures: Readonly<Record<number, string>>,
  all: Readonly<Record<number, DescribedFunction>>,
) =>
  Object.fromEntries(
    Object.entries(all).map(([code, one]) => [signatures[Number(code)] ?? '', one]),
  )
const formats = {
  ...named(commands, ofCommands),
  [leftovers]: gravely('Leave assets in the router, where anyone can take them'),
}
const uniswap = { owner: 'Uniswap', contractName: 'Universal Router' }

/**
 * Uniswap's Universal Router, by its commands. Addresses are those of `deploy-addresses` in
 * https://github.com/Uniswap/universal-router. In version 1.2 the command of V4's pools is another one.
 */
export const universalRouter = [
  contractFile(
    uniswap,
    {
      ...on('0x3fC91A3afd70395Cd496C647d5a6CC9D4B2b7FAD', 1, 8453),
      10: '0xCb1355ff08Ab38bBCE60111F1bb2B784bE25D7e8',
      56: '0x4Dae2f939ACf50408e13d58534Ff8c2776d45265',
      137: '0xec7BE89e9d109e7e3Fec59c222CF297125FEFda2',
      42161: '0x5E325eDA8064b456f4781070C0738d849c824258',
      43114: '0x4Dae2f939ACf50408e13d58534Ff8c2776d45265',
    },
    formats,
  ),
  contractFile(
    uniswap,
    {
      1: '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af',
      10: '0x851116D9223fabED8E56C0E6b8Ad0c31d98B3507',
      8453: '0x6fF5693b99212Da76ad316178A184AB56D299b43',
    },
    { ...formats, ...named(poolActions, ofPools) },
  ),
]

import { account, amount, contractFile, does, on, raw, says, ticker } from './parts.ts'

/**
 * Permit2. Its approvals, permits and transfers by signature are read without a descriptor. Functions are those of the
 * package `@uniswap/permit2-sdk`.
 */
export const permit2 = [
  contractFile(
    { owner: 'Uniswap', contractName: 'Permit2' },
    on(
      '0x000000000022D473030F116dDEE9F6B43aC78BA3',
      1,
      10,
      56,
      137,
      8453,
      42161,
      42220,
      43114,
      11155111,
    ),
    {
      'lockdown((address token,address spender)[] approvals)': does(
        'Take back allowances',
        ticker('approvals.[].token', 'Token'),
        account('approvals.[].spender', 'Spender'),
      ),
      'invalidateNonces(address token,address spender,uint48 newNonce)': does(
        'Void signed permits',
        ticker('token', 'Token'),
        account('spender', 'Spender'),
        raw('newNonce', 'Below number'),
      ),
      'transferFrom(address from,address to,uint160 amount,address token)': says(
        'Move',
        'Move {amount} from {from} to {to}',
        amount('amount', 'Amount', 'token'),
        account('from', 'From'),
        account('to', 'To'),
      ),
    },
  ),
]

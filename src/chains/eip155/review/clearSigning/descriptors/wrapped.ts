import { amount, contractFile, does, native, says } from './parts.ts'
import { wrappedCoins } from './wrappedCoins.ts'

/** Wrapped native currencies. Functions are those of WETH9, as the package `@aave/core-v3` has it. */
export const wrapped = [
  contractFile({ owner: 'WETH9', contractName: 'Wrapped native currency' }, wrappedCoins, {
    'deposit()': says('Wrap', 'Wrap {@.value}', native('Wrap')),
    'withdraw(uint256 wad)': does('Unwrap', amount('wad', 'Unwrap', '@.to')),
  }),
]

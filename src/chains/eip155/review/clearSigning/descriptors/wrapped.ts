import { amount, contractFile, does, native, says } from './parts.ts'

/** Wrapped native currencies. Functions are those of WETH9, as the package `@aave/core-v3` has it. */
export const wrapped = [
  contractFile(
    { owner: 'WETH9', contractName: 'Wrapped native currency' },
    {
      1: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
      10: '0x4200000000000000000000000000000000000006',
      56: '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c',
      100: '0xe91D153E0b41518A2Ce8Dd3D7944Fa863463a97d',
      137: '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270',
      250: '0x21be370D5312f44cB42ce377BC9b8a0cEF1A4C83',
      8453: '0x4200000000000000000000000000000000000006',
      42161: '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1',
      43114: '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7',
      84532: '0x4200000000000000000000000000000000000006',
      11155111: '0xfFf9976782d46CC05630D1f6eBAb18b2324d6B14',
    },
    {
      'deposit()': says('Wrap', 'Wrap {@.value}', native('Wrap')),
      'withdraw(uint256 wad)': does('Unwrap', amount('wad', 'Unwrap', '@.to')),
    },
  ),
]

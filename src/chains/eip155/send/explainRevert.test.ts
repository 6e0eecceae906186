import { Interface } from 'ethers/abi'
import { expect, it } from 'vitest'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { Transfer } from '../../../types/sender.ts'
import { explainRevert } from './explainRevert.ts'

const transfer: Transfer = {
  from: '0x1',
  to: '0x2',
  token: '0x3',
  amountBaseUnits: 1n,
  decimals: 6,
  symbol: 'USDC',
  nativeSymbol: 'ETH',
}
const errors = new Interface([
  'error Error(string reason)',
  'error Panic(uint256 code)',
  'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
])
const someone = `0x${'1'.repeat(40)}`

/** A node's error as the JSON-RPC client throws it. */
const refused = (message: string, data?: unknown) =>
  new WalletModalError('RPC_ERROR', {
    params: { code: 3, message },
    cause: { code: 3, message, data },
  })

it.each([
  [
    'its own reason',
    refused('execution reverted', errors.encodeErrorResult('Error', ['Paused for the night'])),
    'TRANSACTION_REVERTED',
    { reason: 'Paused for the night' },
  ],
  [
    'a reason in the message alone',
    refused('execution reverted: blacklisted'),
    'TRANSACTION_REVERTED',
    { reason: 'blacklisted' },
  ],
  [
    'a reason in the data alone',
    refused('VM execution error.', 'revert: blacklisted'),
    'TRANSACTION_REVERTED',
    { reason: 'blacklisted' },
  ],
  [
    'its own reason after a word in the data',
    refused('VM execution error.', `Reverted ${errors.encodeErrorResult('Error', ['Paused'])}`),
    'TRANSACTION_REVERTED',
    { reason: 'Paused' },
  ],
  [
    'the word revert without a reason',
    refused('VM execution error.', 'revert'),
    'TRANSFER_REFUSED',
    { symbol: 'USDC' },
  ],
  [
    'words with links, which are left out',
    refused(
      'execution reverted',
      errors.encodeErrorResult('Error', [
        'Locked. Verify at https://claim.example/x?y or claim-usdc.com/now, ask @help or 10.0.0.1:80',
      ]),
    ),
    'TRANSACTION_REVERTED',
    { reason: 'Locked. Verify at … or … ask … or …' },
  ],
  [
    'nothing but a link',
    refused('execution reverted', errors.encodeErrorResult('Error', ['www.claim.example'])),
    'TRANSFER_REFUSED',
    { symbol: 'USDC' },
  ],
  [
    'too little, in words',
    refused('execution reverted: ERC20: transfer amount exceeds balance'),
    'INSUFFICIENT_FUNDS',
    { symbol: 'USDC' },
  ],
  [
    'too little, by ERC-6093',
    refused('execution reverted', {
      data: errors.encodeErrorResult('ERC20InsufficientBalance', [someone, 1, 2]),
    }),
    'INSUFFICIENT_FUNDS',
    { symbol: 'USDC' },
  ],
  [
    'a panic, which has no words',
    refused('execution reverted', errors.encodeErrorResult('Panic', [0x11])),
    'TRANSFER_REFUSED',
    { symbol: 'USDC' },
  ],
  [
    'an error of its own',
    refused('execution reverted: custom error 0x12345678', '0x12345678'),
    'TRANSFER_REFUSED',
    { symbol: 'USDC' },
  ],
  [
    'no ether for the fee',
    refused('insufficient funds for gas * price + value'),
    'INSUFFICIENT_GAS',
    { symbol: 'ETH' },
  ],
])('`explainRevert` returns the error of a revert with %s', (_, thrown, code, params) => {
  expect(explainRevert(thrown, transfer)).toMatchObject({ code, params })
})

it('an error of the node itself is not explained as a revert', () => {
  expect(explainRevert(new WalletModalError('RPC_TIMEOUT'), transfer)).toBeUndefined()
  expect(explainRevert(refused('header not found'), transfer)).toBeUndefined()
  expect(explainRevert(new Error('?'), transfer)).toBeUndefined()
})

it('the contract’s text in an explanation is cut to one line without bidi controls', () => {
  const text = `\u202e${'long '.repeat(100)}\n`
  const thrown = refused('execution reverted', errors.encodeErrorResult('Error', [text]))
  const { reason } = explainRevert(thrown, transfer)?.params ?? {}
  expect(String(reason).length).toBeLessThanOrEqual(120)
  expect(reason).not.toMatch(/[\u202e\n]/)
})

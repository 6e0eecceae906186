import { expect, it } from 'vitest'
import type { Transfer } from '../../types/transaction.ts'
import type { ProvedTransfer, TransactionDetails } from '../../types/transactionDetails.ts'
import { provedOther } from './provedOther.ts'

const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

const sent = (numeric: string): Transfer => ({
  direction: 'out',
  quantity: { numeric },
  value: null,
  fungibleInfo: { name: null, symbol: 'USDC', iconUrl: null },
  nftInfo: null,
})

const shown = (...transfers: Partial<ProvedTransfer>[]): TransactionDetails => ({
  status: 'confirmed',
  signer: null,
  fee: null,
  block: null,
  minedAt: null,
  nonce: null,
  contract: null,
  transfers: transfers.map((one) => ({
    direction: 'out',
    other: 'Ada',
    token,
    amountBaseUnits: 1_500_000n,
    ...one,
  })),
})

it('the receiver of a token is that of the transfer on chain with the same amount', () => {
  const details = shown({}, { other: 'Linus', amountBaseUnits: 7n })
  expect(provedOther(sent('1.5'), details, false)).toBe('Ada')
  expect(provedOther(sent('1.50'), details, false)).toBe('Ada')
})

it.each([
  ['transfers with the same amount went to two receivers', shown({}, { other: 'Linus' }), '1.5'],
  ['no transfer on chain has the amount', shown(), '1.6'],
  ['the transfer on chain is incoming', shown({ direction: 'in' }), '1.5'],
  ['the transfer on chain is one of the native token', shown({ token: null }), '1.5'],
  ['the chain shows no single receiver', shown({ other: '' }), '1.5'],
])('a token has no receiver if %s', (_, details, numeric) => {
  expect(provedOther(sent(numeric), details, false)).toBeNull()
})

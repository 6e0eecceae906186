import type { Transfer } from '../../../types/sender.ts'

/** A transfer of bitcoin; the amount is in satoshi. */
export const bitcoinTransfer = (from: string, to: string, amountBaseUnits: bigint): Transfer => ({
  from,
  to,
  amountBaseUnits,
  token: null,
  decimals: 8,
  symbol: 'BTC',
  nativeSymbol: 'BTC',
})

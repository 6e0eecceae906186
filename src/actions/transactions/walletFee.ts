import type { OrderFee } from '../../types/order.ts'

/** The fee of an order whose fee the wallet sets, and of which nothing is known before. */
export const walletFee: OrderFee = {
  ceiling: null,
  isOfWallet: true,
  isExact: false,
  gasLimit: null,
  rate: null,
  usd: null,
  deposit: 0n,
}

import type { SendOrder } from '../../types/order.ts'
import { costOfOrder } from '../transactions/feeDoubts.ts'

/** Least balance of a token after a transfer, in base units. */
export interface BalanceAfter {
  kind: 'token' | 'native'
  symbol: string
  decimals: number
  least: bigint
}

/**
 * Returns the least balances that a transfer leaves, of its token and of the native token that pays the fee: the balances of
 * the order less its amount and the most that the fee may be. A balance that the order cannot prove is left out. Empty for
 * a transfer that closes the account.
 */
export function balancesAfter(order: SendOrder): BalanceAfter[] {
  const { pays, account, nativeBalance, tokenBalance, closes, transfer } = order
  if (closes || transfer.closesAccount) return []
  const cost = costOfOrder(order)
  const native = (spent: bigint): BalanceAfter[] => {
    const { symbol, decimals } = account.network.nativeCurrency
    if (nativeBalance === null || cost === null || account.isSmartAccount) return []
    const least = nativeBalance - spent - cost
    return least < 0n ? [] : [{ kind: 'native', symbol, decimals, least }]
  }
  if (pays.token === null) return native(pays.amountBaseUnits)
  // An item of ERC-721 is gone: its own line would say so in the words of an amount.
  if (transfer.collectible?.standard === 'erc721') return native(0n)
  // On some networks, such as Celo, a token contract moves the native token. Its balance then equals the native balance.
  const isNative = tokenBalance !== null && tokenBalance === nativeBalance
  if (tokenBalance === null || isNative) return isNative ? [] : native(0n)
  const { symbol, decimals } = pays
  const least = tokenBalance - pays.amountBaseUnits
  const own: BalanceAfter = { kind: 'token', symbol, decimals, least }
  return [...(least < 0n ? [] : [own]), ...native(0n)]
}

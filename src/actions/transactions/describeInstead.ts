import { findRequestedNetwork } from '../../controllers/networks.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type {
  OnChainTransfer,
  PendingTransaction,
  SentInstead,
} from '../../types/pendingTransaction.ts'
import { formatUnits } from '../../utils/amount.ts'
import { shortAddress } from '../../utils/shortAddress.ts'

/** A transfer of which nothing can be read. */
export const unread: SentInstead = { to: null, amount: null, symbol: null, token: null }

/** Describes the transfer that a node shows where another was ordered; `transfer` is null if it is unreadable. */
export function describeInstead(
  { caipNetworkId, symbol: ordered }: PendingTransaction,
  transfer: OnChainTransfer | null,
): SentInstead {
  if (!transfer) return unread
  const { to, token, amountBaseUnits, decimals } = transfer
  if (amountBaseUnits === null) return { ...unread, to }
  const native = token === null && findRequestedNetwork(caipNetworkId)?.nativeCurrency
  if (native) {
    const amount = formatUnits(amountBaseUnits, native.decimals)
    return { to, amount, symbol: native.symbol, token }
  }
  if (decimals === undefined) return { to, amount: String(amountBaseUnits), symbol: null, token }
  return { to, amount: formatUnits(amountBaseUnits, decimals), symbol: ordered, token }
}

/** Returns the error that says what a wallet has sent instead of the order. */
export function toDifferenceError({
  hash,
  caipNetworkId,
  phase,
  differs = unread,
  onlyHost,
}: PendingTransaction): WalletModalError {
  const { to, amount, symbol, token } = differs
  const told = `${hash} on ${caipNetworkId}`
  const isOfOneNode = onlyHost !== undefined
  const source = isOfOneNode ? ` Only nodes of ${onlyHost} say so.` : ''
  if (phase === 'foreign')
    return new WalletModalError('TRANSACTION_FOREIGN', {
      isOfOneNode,
      longMessage: `The account has not signed ${told}.${source}`,
    })
  if (to === null || amount === null)
    return new WalletModalError('TRANSACTION_DIFFERS_UNREAD', {
      isOfOneNode,
      longMessage: `${told} is not the reviewed transaction.${source}`,
    })
  const unit = symbol ?? (token === null ? '' : shortAddress(token))
  const sent = `${amount} ${symbol ?? `base units of ${token}`}`
  const longMessage = `${told} sends ${sent} to ${to}.${source}`
  // Isolated from left to right (U+2066 to U+2069), so that the unit follows the number in texts of any direction.
  const params = { amount: `\u2066${amount} ${unit}\u2069`, address: shortAddress(to) }
  return new WalletModalError('TRANSACTION_DIFFERS', { params, longMessage, isOfOneNode })
}

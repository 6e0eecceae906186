import type { HonestAccount } from './HonestAccount.ts'
import { amountOf, type ReadReview, readAllowance } from './review.ts'
import type { SignedPayment } from './SignedPayment.ts'

/** True if the text of a review shows what the wallet has signed. */
export function isReviewed(
  review: ReadReview,
  { kind, to, symbol, amount, brings }: SignedPayment,
  { address, places }: Pick<HonestAccount, 'address' | 'places'>,
): boolean {
  const allowance = readAllowance(review, places)
  if (kind === 'approve') {
    if (!allowance || allowance.spender !== to || allowance.symbol !== symbol) return false
    return amount === allowance.baseUnits || (allowance.isReset && amount === 0n)
  }
  if (allowance) return false
  const sends = amountOf(review, /^You send$/, places)
  const gives = amountOf(review, /^You give$/, places)
  const shown = sends ?? gives
  if (symbol !== shown?.symbol || amount !== shown.baseUnits) return false
  if (sends) return kind === 'send' && to === review.rows.To
  const least = amountOf(review, /^Min\. received /, places)
  if (kind !== 'swap' || !brings || !least) return false
  const isOwn = brings.receiver === address && brings.symbol === least.symbol
  return isOwn && brings.least >= least.baseUnits
}

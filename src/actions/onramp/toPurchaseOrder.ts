import { onramp } from '../../controllers/onramp.ts'
import type { Order, PayingAccount } from '../../types/order.ts'
import { frozenCopy } from '../../utils/frozenCopy.ts'
import type { PurchaseChoice } from './assessOrder.ts'
import { isStandIn } from './quoteOrder.ts'

/** A purchase as the user saw it on the press. The provider's page states its price and takes the payment. */
export interface PurchaseOrder extends Order {
  readonly kind: 'purchase'
  readonly choice: Readonly<PurchaseChoice>
  /** Quoted amount in token units; null without a quote for exactly this choice. */
  readonly quoted: string | null
}

/** Freezes the choice and its quote; the account receives the purchase and pays no network fee. */
export function toPurchaseOrder(account: PayingAccount, choice: PurchaseChoice): PurchaseOrder {
  const { quote } = onramp
  // The amounts of a placeholder are those of the payment, and would prefill the provider's form as tokens.
  const isQuoted = quote?.orderKey === choice.key && !isStandIn(quote.response)
  const fee = { ceiling: 0n, isOfWallet: false, isExact: true, gasLimit: null, rate: null }
  return frozenCopy<PurchaseOrder>({
    kind: 'purchase',
    account,
    to: account.address,
    pays: null,
    fee: { ...fee, usd: null, deposit: 0n },
    nativeBalance: null,
    madeAt: Date.now(),
    deadline: null,
    choice,
    quoted: isQuoted ? quote.response.purchaseAmount.amount : null,
  })
}

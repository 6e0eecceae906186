import { quotingOrder, updateOnramp } from '../../controllers/onramp.ts'
import { getOnrampQuote } from '../../services/blockchainApi/onrampQuote.ts'
import type { Money, OnrampQuote } from '../../types/onramp.ts'
import { formatUnits } from '../../utils/amount.ts'
import { parseUnits } from '../../utils/parseUnits.ts'
import { reportError } from '../report/reportError.ts'
import { serviceContext } from '../services/serviceContext.ts'
import type { PurchaseChoice } from './assessOrder.ts'

const debounceMs = 500

const standInId = 'mocked-quote-id'

/** True for the placeholder of a failed quote. */
export function isStandIn({ quoteId }: OnrampQuote): boolean {
  return quoteId === standInId
}

/** Placeholder for a failed quote: each amount is the requested one. */
function standIn(money: Money): OnrampQuote {
  return {
    quoteId: standInId,
    paymentTotal: money,
    paymentSubtotal: money,
    purchaseAmount: money,
    coinbaseFee: money,
    networkFee: money,
  }
}

async function send(order: PurchaseChoice, signal: AbortSignal): Promise<OnrampQuote | null> {
  const { amount, currency, token, network } = order
  const context = serviceContext()
  if (!context || !amount || !currency || !token) return null
  const request = { purchaseCurrency: token, paymentCurrency: currency, amount, network }
  try {
    return await getOnrampQuote(context, request, signal)
  } catch (thrown) {
    if (signal.aborted) return null
    reportError(thrown, 'inline')
    return standIn({ amount, currency: currency.id })
  }
}

/** Requests a quote for an order after 500 ms without a newer order. Returns a function that aborts the request. */
export function quoteOrder(order: PurchaseChoice): () => void {
  const { key } = order
  if (!key) {
    quotingOrder.leave()
    return () => {}
  }
  const signal = quotingOrder.begin()
  const timer = setTimeout(async () => {
    const response = await send(order, signal)
    if (signal.aborted) return
    updateOnramp({ quote: response && { orderKey: key, response } })
    quotingOrder.leave()
  }, debounceMs)
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  return quotingOrder.leave
}

const placesOf = ({ amount }: Money) => amount.split('.')[1]?.length ?? 0

/** Returns the sum if both amounts have the same currency, else both amounts. */
export function sumMoney(one: Money, other: Money): Money[] {
  if (one.currency !== other.currency) return [one, other]
  const places = Math.max(placesOf(one), placesOf(other))
  const sum = parseUnits(one.amount, places) + parseUnits(other.amount, places)
  return [{ amount: formatUnits(sum, places), currency: one.currency }]
}

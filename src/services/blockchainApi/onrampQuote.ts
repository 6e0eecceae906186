import * as z from 'zod/mini'
import { displayText } from '../../storage/schemas.ts'
import type { Money, OnrampQuote, PaymentCurrency, PurchaseCurrency } from '../../types/onramp.ts'
import { text } from '../../utils/schemas.ts'
import { invalidResponse, toEndpointUrl } from '../http.ts'
import type { ServiceContext } from '../serviceContext.ts'
import { callApi } from './callApi.ts'
import { decimal } from './schemas.ts'

const maxBytes = 50_000
const maxIdLength = 200

const money = z.object({ amount: decimal, currency: displayText })

const response = z.object({
  quoteId: text.check(z.refine((value) => value.length <= maxIdLength)),
  paymentTotal: money,
  paymentSubtotal: money,
  purchaseAmount: money,
  coinbaseFee: money,
  networkFee: money,
})

const path = '/v1/onramp/quote'
/** Compares decimal strings as exact numbers. */
function isLess(one: string, other: string): boolean {
  const places = 30
  const toUnits = (text: string) => {
    const [whole = '0', fraction = ''] = text.split('.')
    return BigInt(whole + fraction.padEnd(places, '0'))
  }
  return toUnits(one) < toUnits(other)
}

const isIn = ({ currency }: Money, unit: string) => currency.toUpperCase() === unit.toUpperCase()

export interface OnrampQuoteRequest {
  purchaseCurrency: PurchaseCurrency
  paymentCurrency: PaymentCurrency
  /** Amount to pay, as a decimal string in the payment currency. */
  amount: string
  /** The service's name of the network. */
  network: string
}

/**
 * Returns a provider's quote.
 * @throws WalletModalError SERVICE_INVALID_RESPONSE if the quote is for other currencies or a smaller payment than
 * requested; errors of `requestJson`
 */
export async function getOnrampQuote(
  context: ServiceContext,
  request: OnrampQuoteRequest,
  signal?: AbortSignal,
): Promise<OnrampQuote> {
  const quote = await callApi(context, path, {
    method: 'POST',
    body: request,
    schema: response,
    maxBytes,
    signal,
  })
  const { paymentTotal } = quote
  const isOfAmount =
    isIn(paymentTotal, request.paymentCurrency.id) && !isLess(paymentTotal.amount, request.amount)
  if (isOfAmount && isIn(quote.purchaseAmount, request.purchaseCurrency.symbol)) return quote
  throw invalidResponse(toEndpointUrl(context.blockchainApiUrl, path).href, quote)
}

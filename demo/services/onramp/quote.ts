import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { decimalText } from '../account/decimalText.ts'
import { failure } from '../blockchainApi/blockchainFailure.ts'
import { json, type Reply, type Request } from '../shared/http.ts'
import { parseJson } from '../shared/parseJson.ts'
import { paymentCurrency, purchaseCurrency } from './currencies.ts'
import { isWithin, readPayment, writePayment } from './payment.ts'
import { priceOf } from './priceOf.ts'

const bodySchema = z.object({
  purchaseCurrency: z.object({ symbol: z.string() }),
  paymentCurrency: z.object({ id: z.string() }),
  amount: z.string(),
  /** The symbol of the token, because some clients send it here, or the name of a network. */
  network: z.string(),
})

/** `POST /v1/onramp/quote`: the amount purchased by the payment less its fees. */
export async function quote({ body }: Request): Promise<Reply> {
  const parsed = bodySchema.safeParse(parseJson(await body()))
  if (!parsed.success) throw failure(400, 'body', 'A purchase has to be described.')
  const { data } = parsed
  const currency = purchaseCurrency(data.purchaseCurrency.symbol)
  if (!currency) throw failure(400, 'purchaseCurrency', 'This is not sold here.')
  const paidIn = paymentCurrency(data.paymentCurrency.id)
  if (!paidIn) throw failure(400, 'paymentCurrency', 'This currency is not taken here.')
  const networks = currency.networks.flatMap(({ name }) => [name, `${name}-mainnet`])
  if (![currency.symbol, ...networks].includes(data.network)) {
    throw failure(400, 'network', `${currency.symbol} is not sold on "${data.network}".`)
  }
  const total = readPayment(data.amount)
  if (total === undefined || !isWithin(paidIn.payment_method_limits, total)) {
    throw failure(400, 'amount', 'The amount has to be within the limits of a way to pay.')
  }
  const price = priceOf(currency, paidIn.id, total)
  const money = (amount: bigint) => ({ amount: writePayment(amount), currency: paidIn.id })
  return json({
    paymentTotal: money(price.total),
    paymentSubtotal: money(price.subtotal),
    purchaseAmount: {
      amount: decimalText(price.bought, currency.decimals),
      currency: currency.symbol,
    },
    coinbaseFee: money(price.providerFee),
    networkFee: money(price.networkFee),
    quoteId: randomUUID(),
  })
}

import type { Endpoint } from '../world/services.ts'

/** A body with which the page has requested a provider's page. */
export type PurchaseRequest = Readonly<Record<string, unknown>>

const deliveryMs = 12_000
const network = (name: string, display_name: string, chain_id: string) => ({
  name,
  display_name,
  chain_id,
  contract_address: '',
})
const ethereum = network('ethereum-mainnet', 'Ethereum', '1')
const polygon = network('polygon-mainnet', 'Polygon', '137')
const limits = [{ id: 'card', min: '10.00', max: '7500.00' }]
const options = {
  paymentCurrencies: ['USD', 'EUR', 'JPY'].map((id) => ({ id, payment_method_limits: limits })),
  purchaseCurrencies: [
    { id: 'usdc', name: 'USD Coin', symbol: 'USDC', networks: [ethereum, polygon] },
    { id: 'eth', name: 'Ether', symbol: 'ETH', networks: [ethereum] },
  ],
}

/** The endpoints of purchases. The provider delivers some seconds after its page was requested, which is noted in `asked`. */
export function onrampEndpoints(asked: PurchaseRequest[]): Record<string, Endpoint> {
  let askedAt = Number.POSITIVE_INFINITY
  return {
    '/v1/onramp/options': () => options,
    '/v1/onramp/quote': (_, __, { amount, paymentCurrency, purchaseCurrency }) => {
      const currency = String(Object(paymentCurrency).id)
      const money = (part: number) => ({ amount: (Number(amount) * part).toFixed(2), currency })
      return {
        quoteId: 'quote',
        paymentTotal: money(1),
        paymentSubtotal: money(0.98),
        coinbaseFee: money(0.015),
        networkFee: money(0.005),
        purchaseAmount: { amount: '98.1', currency: String(Object(purchaseCurrency).symbol) },
      }
    },
    '/v1/generators/onrampurl': (_, __, body) => {
      asked.push(body)
      askedAt = Math.min(askedAt, Date.now())
      return { url: `https://pay.provider.example/buy?for=${body.partnerUserId}` }
    },
    '/v1/account/{account}/history': (account, query) => {
      const isDelivered = query.get('onramp') === 'coinbase' && Date.now() >= askedAt + deliveryMs
      const metadata = {
        operationType: 'buy',
        hash: '',
        chain: 'eip155:1',
        minedAt: new Date(askedAt + deliveryMs).toISOString(),
        sentFrom: 'Coinbase',
        sentTo: account,
        status: 'ONRAMP_TRANSACTION_STATUS_SUCCESS',
        nonce: 0,
      }
      const data = isDelivered ? [{ id: 'purchase', metadata, transfers: [] }] : []
      return { data, next: null }
    },
  }
}

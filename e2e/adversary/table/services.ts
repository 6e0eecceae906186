import type { ApiEndpoint } from '../../../src/services/blockchainApi/callApi.ts'
import type { WalletServicesEndpoint } from '../../../src/services/walletServices.ts'
import type { Fields } from './Row.ts'

const shownName: Fields[string] = ['text', 'shown', 'one']
const built: Fields = {
  'tx.from': ['address', 'where', 'chain'],
  'tx.to': ['address', 'where', 'chain'],
  'tx.data': ['bytes', 'how much', 'chain'],
}
const money = (name: string): Fields => ({
  [`${name}.amount`]: ['number', 'shown', 'one'],
  [`${name}.currency`]: ['text', 'shown', 'one'],
})

/** Every endpoint of the hosted services, by the path of its OpenAPI document. A new endpoint needs rows here. */
export const services = {
  '/v1/supported-chains': { 'http[]': ['text', 'nothing', 'one'] },
  '/v1/identity/{address}': { name: shownName, avatar: shownName },
  '/v1/account/{address}/balance': {
    'balances[].name': shownName,
    'balances[].symbol': shownName,
    'balances[].chainId': ['text', 'where', 'chain'],
    'balances[].address': ['address', 'where', 'chain'],
    'balances[].value': ['number', 'shown', 'one'],
    'balances[].price': ['number', 'how much', 'one'],
    'balances[].quantity.decimals': ['number', 'how much', 'chain'],
    'balances[].quantity.numeric': ['number', 'shown', 'one'],
    'balances[].iconUrl': shownName,
  },
  '/v1/account/{account}/history': {
    'data[].id': ['hash', 'shown', 'one'],
    'data[].metadata.operationType': ['text', 'shown', 'one'],
    'data[].metadata.hash': ['hash', 'warned', 'chain'],
    'data[].metadata.chain': ['text', 'warned', 'chain'],
    'data[].metadata.minedAt': ['text', 'shown', 'one'],
    'data[].metadata.sentFrom': ['address', 'warned', 'chain'],
    'data[].metadata.sentTo': ['address', 'shown', 'one'],
    'data[].metadata.status': ['text', 'shown', 'one'],
    'data[].metadata.nonce': ['number', 'told', 'chain'],
    'data[].transfers[].quantity.numeric': ['number', 'shown', 'one'],
    'data[].transfers[].direction': ['text', 'shown', 'one'],
    next: ['text', 'warned', 'one'],
  },
  '/v1/fungible/price': { 'fungibles[].price': ['number', 'warned', 'two sources'] },
  '/v1/profile/account/{name}': {
    name: ['text', 'where', 'one'],
    'addresses.60.address': ['address', 'where', 'one'],
  },
  '/v1/profile/reverse/{address}': { '[].name': shownName },
  '/v1/profile/suggestions/{name}': {
    'suggestions[].name': shownName,
    'suggestions[].registered': ['flag', 'shown', 'one'],
  },
  '/v1/profile/account': {},
  '/v1/convert/tokens': {
    'tokens[].name': shownName,
    'tokens[].symbol': ['text', 'warned', 'two sources'],
    'tokens[].address': ['address', 'where', 'two sources'],
    'tokens[].decimals': ['number', 'how much', 'chain'],
  },
  '/v1/convert/quotes': {
    'quotes[].fromAmount': ['number', 'how much', 'chain'],
    'quotes[].fromAccount': ['address', 'where', 'chain'],
    'quotes[].toAmount': ['number', 'how much', 'two sources'],
    'quotes[].toAccount': ['address', 'where', 'chain'],
  },
  '/v1/convert/allowance': { allowance: ['number', 'nothing', 'chain'] },
  '/v1/convert/gas-price': { standard: ['number', 'nothing', 'one'] },
  '/v1/convert/build-approve': built,
  '/v1/convert/build-transaction': built,
  '/v1/onramp/options': {
    'paymentCurrencies[].id': ['text', 'shown', 'one'],
    'paymentCurrencies[].payment_method_limits[].max': ['number', 'shown', 'one'],
    'purchaseCurrencies[].symbol': ['text', 'shown', 'one'],
    'purchaseCurrencies[].networks[].chain_id': ['text', 'where', 'one'],
    'purchaseCurrencies[].networks[].name': ['text', 'shown', 'one'],
  },
  '/v1/onramp/quote': {
    quoteId: ['text', 'nothing', 'none'],
    ...money('paymentTotal'),
    ...money('paymentSubtotal'),
    ...money('purchaseAmount'),
    ...money('coinbaseFee'),
    ...money('networkFee'),
  },
  '/v1/generators/onrampurl': { url: ['text', 'where', 'one'] },
  '/v1/sessions/{address}': {
    'pcis[].pci': ['text', 'where', 'one'],
    'pcis[].expiry': ['number', 'shown', 'one'],
    'pcis[].revokedAt': ['number', 'shown', 'one'],
  },
  '/v1/sessions/{address}/revoke': { '': ['text', 'told', 'one'] },
} as const satisfies Record<ApiEndpoint, Fields>

/** The directory's endpoints. Its links open wallets, which ask for consent themselves. */
export const directory = {
  '/getWallets': {
    'data[].id': ['text', 'shown', 'one'],
    'data[].name': shownName,
    count: ['number', 'shown', 'one'],
  },
  '/getWalletImage/{id}': { '': ['bytes', 'shown', 'one'] },
  '/public/getAssetImage/{id}': { '': ['bytes', 'shown', 'one'] },
  '/public/getCurrencyImage/{code}': { '': ['bytes', 'shown', 'one'] },
  '/public/getTokenImage/{symbol}': { '': ['bytes', 'shown', 'one'] },
  '/getAnalyticsConfig': { isAnalyticsEnabled: ['flag', 'nothing', 'none'] },
} as const satisfies Record<WalletServicesEndpoint, Fields>

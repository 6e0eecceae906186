import type { CaipAddress } from '../../types/caip.ts'
import type { ApiEndpoint } from '../blockchainApi/callApi.ts'
import * as convert from '../blockchainApi/convert.ts'
import { getHistory } from '../blockchainApi/history.ts'
import { getIdentity } from '../blockchainApi/identity.ts'
import { getOnrampOptions } from '../blockchainApi/onrampOptions.ts'
import { getOnrampQuote } from '../blockchainApi/onrampQuote.ts'
import { getOnrampUrl } from '../blockchainApi/onrampUrl.ts'
import { getPrice } from '../blockchainApi/prices.ts'
import * as profile from '../blockchainApi/profile.ts'
import { getSessions, revokeSession } from '../blockchainApi/sessions.ts'
import { getSupportedChains } from '../blockchainApi/supportedChains.ts'
import { getTokenBalances } from '../blockchainApi/tokenBalances.ts'
import type { ServiceContext } from '../serviceContext.ts'
import {
  getAnalyticsConfig,
  getImage,
  getWallets,
  type WalletServicesEndpoint,
} from '../walletServices.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const user: CaipAddress = `eip155:1:${address}`
const ether = 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const dai = 'eip155:1:0x6b175474e89094c44da98b954eedeac495271d0f'
const tokens = { from: ether, to: dai }
const chain = { chainId: 'eip155:1' }
const signal = new AbortController().signal
const usd = { id: 'USD', payment_method_limits: [] }
const usdc = { id: 'e', name: 'USD Coin', symbol: 'USDC', networks: [] }
const purchase = { purchaseCurrency: usdc, paymentCurrency: usd, amount: '50', network: 'base' }
const link = {
  destinationWallets: [{ address, blockchains: ['base'], assets: ['ETH'] }],
  defaultNetwork: 'base',
  partnerUserId: address,
  defaultExperience: 'buy',
  presetFiatAmount: 100,
} as const
const registration = { address, message: '{}', signature: '0x1' }
const revocation = { pci: 'pci-1', signature: '0x1' }

interface ServiceCall {
  call: (context: ServiceContext) => Promise<unknown>
  /** Method and path of the request. */
  sent: string
  /** Query parameters, without those of every request, and the body. */
  query?: object
  body?: object
}

/** A call of each endpoint of the blockchain API. A new endpoint needs one. */
export const apiCalls: Readonly<Record<ApiEndpoint, ServiceCall>> = {
  '/v1/supported-chains': {
    sent: 'GET /v1/supported-chains',
    call: getSupportedChains,
  },
  '/v1/identity/{address}': {
    sent: `GET /v1/identity/${address}`,
    call: (context) => getIdentity(context, address, '0xb'),
    query: { sender: '0xb' },
  },
  '/v1/account/{account}/history': {
    sent: `GET /v1/account/${address}/history`,
    call: (context) =>
      getHistory(context, {
        address,
        caipNetworkId: 'eip155:1',
        onramp: 'coinbase',
        cursor: 'next',
      }),
    query: { ...chain, onramp: 'coinbase', cursor: 'next' },
  },
  '/v1/account/{address}/balance': {
    sent: `GET /v1/account/${address}/balance`,
    call: (context) =>
      getTokenBalances(context, { address, caipNetworkId: 'eip155:1', forceUpdate: [dai] }),
    query: { ...chain, currency: 'usd', forceUpdate: dai },
  },
  '/v1/convert/quotes': {
    sent: 'GET /v1/convert/quotes',
    call: (context) =>
      convert.getQuote(context, {
        ...tokens,
        amount: 10n ** 24n,
        userAddress: address,
        gasPrice: 7n,
        signal,
      }),
    query: { ...tokens, amount: `1${'0'.repeat(24)}`, userAddress: address, gasPrice: '7' },
  },
  '/v1/convert/tokens': {
    sent: 'GET /v1/convert/tokens',
    call: (context) => convert.getConvertTokens(context, 'eip155:1'),
    query: chain,
  },
  '/v1/fungible/price': {
    sent: 'POST /v1/fungible/price',
    call: (context) => getPrice(context, dai),
    body: { currency: 'usd', addresses: [dai], projectId: 'p1' },
  },
  '/v1/convert/allowance': {
    sent: 'GET /v1/convert/allowance',
    call: (context) => convert.getAllowance(context, { tokenAddress: dai, userAddress: user }),
    query: { tokenAddress: dai, userAddress: user },
  },
  '/v1/convert/gas-price': {
    sent: 'GET /v1/convert/gas-price',
    call: (context) => convert.getGasPrice(context, 'eip155:1'),
    query: chain,
  },
  '/v1/convert/build-transaction': {
    sent: 'POST /v1/convert/build-transaction',
    call: (context) =>
      convert.buildTransaction(context, {
        ...tokens,
        userAddress: user,
        amount: 5n,
        slippagePercent: 1,
        signal,
      }),
    body: {
      ...tokens,
      userAddress: user,
      amount: '5',
      eip155: { slippage: 1 },
      projectId: 'p1',
      disableEstimate: true,
    },
  },
  '/v1/convert/build-approve': {
    sent: 'GET /v1/convert/build-approve',
    call: (context) => convert.buildApproval(context, { ...tokens, userAddress: user, signal }),
    query: { ...tokens, userAddress: user },
  },
  '/v1/profile/account/{name}': {
    sent: 'GET /v1/profile/account/ada.reown.id',
    call: (context) => profile.getAccountName(context, 'ada.reown.id'),
    query: { apiVersion: '2' },
  },
  '/v1/profile/reverse/{address}': {
    sent: `GET /v1/profile/reverse/${address}`,
    call: (context) => profile.getNamesOf(context, address, '0xb'),
    query: { apiVersion: '2', sender: '0xb' },
  },
  '/v1/profile/suggestions/{name}': {
    sent: 'GET /v1/profile/suggestions/ada',
    call: (context) => profile.getNameSuggestions(context, { name: 'ada', zone: 'reown.id' }),
    query: { zone: 'reown.id' },
  },
  '/v1/profile/account': {
    sent: 'POST /v1/profile/account',
    call: (context) => profile.registerName(context, { ...registration, coinType: 2_147_483_649 }),
    body: { ...registration, coin_type: 2_147_483_649 },
  },
  '/v1/generators/onrampurl': {
    sent: 'POST /v1/generators/onrampurl',
    call: (context) => getOnrampUrl(context, link),
    body: link,
  },
  '/v1/onramp/options': {
    sent: 'GET /v1/onramp/options',
    call: (context) => getOnrampOptions(context),
  },
  '/v1/onramp/quote': {
    sent: 'POST /v1/onramp/quote',
    call: (context) => getOnrampQuote(context, purchase),
    body: purchase,
  },
  '/v1/sessions/{address}': {
    sent: `GET /v1/sessions/${encodeURIComponent(user)}`,
    call: (context) => getSessions(context, user),
  },
  '/v1/sessions/{address}/revoke': {
    sent: `POST /v1/sessions/${encodeURIComponent(user)}/revoke`,
    call: (context) => revokeSession(context, user, revocation),
    body: revocation,
  },
}

/** A call of each endpoint of the directory. */
export const directoryCalls: Readonly<Record<WalletServicesEndpoint, Pick<ServiceCall, 'call'>>> = {
  '/getWallets': { call: (context) => getWallets(context, { page: 1, entries: 4 }) },
  '/getWalletImage/{id}': { call: (context) => getImage(context, 'wallet', 'x') },
  '/public/getAssetImage/{id}': { call: (context) => getImage(context, 'asset', 'x') },
  '/public/getCurrencyImage/{code}': { call: (context) => getImage(context, 'currency', 'x') },
  '/public/getTokenImage/{symbol}': { call: (context) => getImage(context, 'token', 'x') },
  '/getAnalyticsConfig': { call: getAnalyticsConfig },
}

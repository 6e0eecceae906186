import type { Route } from '../shared/http.ts'
import { allowance } from './allowance.ts'
import { buildApprove } from './buildApprove.ts'
import { buildTransaction } from './buildTransaction.ts'
import { gasPrice } from './gasPrice.ts'
import { listTokens } from './listTokens.ts'
import { quotes } from './quotes.ts'

/** Trades over Uniswap on the local EVM chains. */
export function convertRoutes(
  chains: ReadonlyMap<string, string>,
  walletServicesUrl: string,
): Route[] {
  const get = (name: string, handle: Route['handle']): Route => {
    return { method: 'GET', path: `/v1/convert/${name}`, handle }
  }
  return [
    get('tokens', (request) => listTokens(chains, walletServicesUrl, request)),
    get('quotes', (request) => quotes(chains, request)),
    get('allowance', (request) => allowance(chains, request)),
    get('gas-price', (request) => gasPrice(chains, request)),
    get('build-approve', (request) => buildApprove(chains, request)),
    {
      method: 'POST',
      path: '/v1/convert/build-transaction',
      handle: (request) => buildTransaction(chains, request),
    },
  ]
}

import type { Route } from '../shared/http.ts'
import { onrampUrl } from './onrampUrl.ts'
import { options } from './options.ts'
import { quote } from './quote.ts'

/** Purchases from the stand-in at `providerUrl`. */
export function onrampRoutes(providerUrl: string): Route[] {
  return [
    { method: 'GET', path: '/v1/onramp/options', handle: options },
    { method: 'POST', path: '/v1/onramp/quote', handle: quote },
    {
      method: 'POST',
      path: '/v1/generators/onrampurl',
      handle: (request) => onrampUrl(providerUrl, request),
    },
  ]
}

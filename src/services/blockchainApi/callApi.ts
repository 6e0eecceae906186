import type * as z from 'zod/mini'
import { type RequestOptions, requestBytes, requestJson, toEndpointUrl } from '../http.ts'
import { type ServiceContext, toIdentityQuery } from '../serviceContext.ts'
import type { PathOf } from './PathOf.ts'

/** Every endpoint of the blockchain API, by its path in the OpenAPI document. */
export type ApiEndpoint =
  | '/v1/supported-chains'
  | '/v1/identity/{address}'
  | '/v1/account/{address}/balance'
  | '/v1/account/{account}/history'
  | '/v1/fungible/price'
  | '/v1/profile/account/{name}'
  | '/v1/profile/reverse/{address}'
  | '/v1/profile/suggestions/{name}'
  | '/v1/profile/account'
  | '/v1/convert/tokens'
  | '/v1/convert/quotes'
  | '/v1/convert/allowance'
  | '/v1/convert/gas-price'
  | '/v1/convert/build-approve'
  | '/v1/convert/build-transaction'
  | '/v1/onramp/options'
  | '/v1/onramp/quote'
  | '/v1/generators/onrampurl'
  | '/v1/sessions/{address}'
  | '/v1/sessions/{address}/revoke'

type ApiPath = PathOf<ApiEndpoint>

function toRequest(context: ServiceContext, path: ApiPath, { query }: RequestOptions) {
  return {
    url: toEndpointUrl(context.blockchainApiUrl, path).href,
    query: { ...query, ...toIdentityQuery(context), clientId: context.clientId },
  }
}

/** @throws errors of `requestJson` */
export function callApi<Value>(
  context: ServiceContext,
  path: ApiPath,
  options: RequestOptions & { schema: z.ZodMiniType<Value> },
): Promise<Value> {
  const { url, query } = toRequest(context, path, options)
  return requestJson(url, { ...options, query })
}

/**
 * Sends a request whose response may be other than JSON.
 * @throws errors of `requestBytes`
 */
export async function sendToApi(
  context: ServiceContext,
  path: ApiPath,
  options: RequestOptions,
): Promise<string> {
  const { url, query } = toRequest(context, path, options)
  return new TextDecoder().decode(await requestBytes(url, { ...options, query }))
}

import type * as z from 'zod/mini'
import { type RequestOptions, requestBytes, requestJson, toEndpointUrl } from '../http.ts'
import { type ServiceContext, toIdentityQuery } from '../serviceContext.ts'

function toRequest(context: ServiceContext, path: string, { query }: RequestOptions) {
  return {
    url: toEndpointUrl(context.blockchainApiUrl, path).href,
    query: { ...query, ...toIdentityQuery(context), clientId: context.clientId },
  }
}

/** @throws errors of `requestJson` */
export function callApi<Value>(
  context: ServiceContext,
  path: string,
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
  path: string,
  options: RequestOptions,
): Promise<string> {
  const { url, query } = toRequest(context, path, options)
  return new TextDecoder().decode(await requestBytes(url, { ...options, query }))
}

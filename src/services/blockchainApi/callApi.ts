import type * as z from 'zod/mini'
import { type RequestOptions, requestJson, toEndpointUrl } from '../http.ts'
import { type ServiceContext, toIdentityQuery } from '../serviceContext.ts'

/**
 * One call of the blockchain API, its answer checked. Every call carries the project, the SDK and, once there is one,
 * the WalletConnect client. Throws as `requestJson`.
 */
export function callApi<Value>(
  context: ServiceContext,
  path: string,
  options: RequestOptions & { schema: z.ZodMiniType<Value> },
): Promise<Value> {
  return requestJson(toEndpointUrl(context.blockchainApiUrl, path).href, {
    ...options,
    query: { ...options.query, ...toIdentityQuery(context), clientId: context.clientId },
  })
}

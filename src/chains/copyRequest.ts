import { errorCodes, ProviderRpcError } from '../errors/ProviderRpcError.ts'

/**
 * Copies a page's parameters, so that the page cannot change them between review and request. Parameters that the
 * structured clone refuses, such as the proxies of a framework, are copied as JSON.
 *
 * @throws ProviderRpcError -32602 if the parameters cannot be copied
 */
export function copyRequest(params: unknown): unknown {
  try {
    return structuredClone(params)
  } catch {}
  try {
    return JSON.parse(JSON.stringify(params))
  } catch {}
  throw new ProviderRpcError(errorCodes.invalidParams, 'The parameters cannot be copied.')
}

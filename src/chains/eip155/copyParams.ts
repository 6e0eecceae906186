import { errorCodes, ProviderRpcError } from '../../errors/ProviderRpcError.ts'

/**
 * Copies parameters, so that the page cannot change them between review and request.
 * @throws ProviderRpcError -32602 if the parameters cannot be a list in JSON
 */
export function copyParams(params: unknown): readonly unknown[] {
  let copy: unknown
  try {
    copy = JSON.parse(JSON.stringify(params))
  } catch {}
  if (Array.isArray(copy)) return copy
  throw new ProviderRpcError(errorCodes.invalidParams, 'The parameters are no list in JSON.')
}

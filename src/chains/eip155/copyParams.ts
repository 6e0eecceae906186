import { errorCodes, ProviderRpcError } from '../../errors/ProviderRpcError.ts'

/**
 * The parameters as JSON has them: from here on the page cannot change what is shown and asked.
 *
 * @throws ProviderRpcError -32602
 */
export function copyParams(params: unknown): readonly unknown[] {
  try {
    return JSON.parse(JSON.stringify(params))
  } catch {
    throw new ProviderRpcError(errorCodes.invalidParams, 'The parameters are no JSON.')
  }
}

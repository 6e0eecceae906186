import { invalidResponseTo } from '../../../errors/invalidResponse.ts'

/**
 * Reads the bytes under `key` of a feature's first output.
 * @throws WalletModalError WALLET_INVALID_RESPONSE if the output has no bytes there
 */
export function bytesOf(feature: string, key: string, response: unknown): Uint8Array {
  const [output] = Array.isArray(response) ? (response as unknown[]) : []
  const bytes = (Object(output) as Record<string, unknown>)[key]
  if (!(bytes instanceof Uint8Array)) throw invalidResponseTo(feature, response)
  return bytes
}

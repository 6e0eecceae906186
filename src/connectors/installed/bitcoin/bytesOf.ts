import { invalidAnswer } from '../../../errors/invalidResponse.ts'

/**
 * Reads the bytes under `key` of a feature's first output.
 * @throws WalletModalError WALLET_INVALID_RESPONSE if there are none
 */
export function bytesOf(feature: string, key: string, answer: unknown): Uint8Array {
  const [output] = Array.isArray(answer) ? (answer as unknown[]) : []
  const bytes = (Object(output) as Record<string, unknown>)[key]
  if (!(bytes instanceof Uint8Array)) throw invalidAnswer(feature, answer)
  return bytes
}

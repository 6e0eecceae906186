import { invalidAnswer } from '../../../errors/invalidResponse.ts'

/** @throws WalletModalError WALLET_INVALID_RESPONSE */
export function bytesOf(feature: string, key: string, answer: unknown): Uint8Array {
  const [output] = Array.isArray(answer) ? (answer as unknown[]) : []
  const bytes = (Object(output) as Record<string, unknown>)[key]
  if (!(bytes instanceof Uint8Array)) throw invalidAnswer(feature, answer)
  return bytes
}

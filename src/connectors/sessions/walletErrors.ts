import * as z from 'zod/mini'
import { errorCodes, ProviderRpcError } from '../../errors/ProviderRpcError.ts'
import { finiteNumber, orElse } from '../../utils/schemas.ts'

/** Creates EIP-1193's error 4900: the provider is disconnected from its wallet. */
export function sessionEnded(): ProviderRpcError {
  return new ProviderRpcError(errorCodes.disconnected, 'The WalletConnect session has ended.')
}

const responseSchema = z.object({
  code: orElse(finiteNumber, undefined),
  message: orElse(z.string(), ''),
  data: z.optional(z.unknown()),
})

export interface WalletErrorResponse {
  code: number | undefined
  message: string
  data?: unknown
}

export function parseWalletError(thrown: unknown): WalletErrorResponse {
  // `message` of an Error is not enumerable, so it is read by name.
  const { code, message, data } = Object(thrown) as Record<string, unknown>
  const parsed = responseSchema.safeParse({ code, message, data })
  if (!parsed.success) return { code: undefined, message: String(thrown) }
  return { ...parsed.data, code: parsed.data.code }
}

/**
 * True for a user rejection: a code of WalletConnect (5000 to 5003) or EIP-1193 (4001), or a message that states one.
 */
export function isRejection(thrown: unknown): boolean {
  const { code, message } = parseWalletError(thrown)
  return (
    (code !== undefined && ((code >= 5000 && code <= 5003) || code === 4001)) ||
    /user (?:rejected|denied|cancell?ed|declined)|rejected by (?:the )?user/i.test(message)
  )
}

/** Error code of WalletConnect for a request that was pending when the session ended. */
const userDisconnected = 6000

/** Maps WalletConnect's codes for rejections (5000 to 5003) and ended sessions, which apps do not know, to EIP-1193. */
export function toProviderError(thrown: unknown): ProviderRpcError {
  if (thrown instanceof ProviderRpcError) return thrown
  const { code, message, data } = parseWalletError(thrown)
  if (code === userDisconnected) return sessionEnded()
  if (isRejection(thrown)) return new ProviderRpcError(errorCodes.userRejected, message, data)
  return new ProviderRpcError(code ?? errorCodes.internal, message, data)
}

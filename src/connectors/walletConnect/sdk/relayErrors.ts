import type { ErrorCode } from '../../../errors/codes.ts'
import { WalletModalError } from '../../../errors/WalletModalError.ts'

/** The relay's refusal messages, each with its error code. */
const refusals: readonly [RegExp, ErrorCode][] = [
  [/origin not allowed/i, 'INVALID_APP_CONFIGURATION'],
  [/invalid key/i, 'INVALID_PROJECT_ID'],
  [/JWT Token is (?:not yet valid|expired)/i, 'SESSION_EXPIRED'],
]

function textOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown)
}

/** An error with the code of the relay's refusal, else RELAY_UNREACHABLE. */
export function toRelayError(thrown: unknown): WalletModalError {
  const text = textOf(thrown)
  const code = refusals.find(([pattern]) => pattern.test(text))?.[1] ?? 'RELAY_UNREACHABLE'
  return new WalletModalError(code, { longMessage: `The relay said: ${text}`, cause: thrown })
}

/** The relay did not respond in time; a retry is safe. */
export function relayUnreachable(waitedMs: number): WalletModalError {
  return new WalletModalError('RELAY_UNREACHABLE', {
    longMessage: `The WalletConnect relay did not answer within ${waitedMs / 1000} s. A network or an extension may block it.`,
  })
}

import type { ErrorCode } from '../../../errors/codes.ts'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { Client } from './client.ts'

const refusals: readonly [RegExp, ErrorCode][] = [
  [/origin not allowed/i, 'INVALID_APP_CONFIGURATION'],
  [/invalid key/i, 'INVALID_PROJECT_ID'],
  [/JWT Token is (?:not yet valid|expired)/i, 'SESSION_EXPIRED'],
]

function textOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown)
}

export function toRelayError(thrown: unknown): WalletModalError {
  const text = textOf(thrown)
  const code = refusals.find(([pattern]) => pattern.test(text))?.[1] ?? 'RELAY_UNREACHABLE'
  return new WalletModalError(code, { longMessage: `The relay said: ${text}`, cause: thrown })
}

export function relayUnreachable(waitedMs: number): WalletModalError {
  return new WalletModalError('RELAY_UNREACHABLE', {
    longMessage: `The WalletConnect relay did not answer within ${waitedMs / 1000} s. A network or an extension may block it.`,
  })
}

const watched = new WeakSet<Client>()

/**
 * Calls `onRefusal` when the relay refuses the client, once for each error code. RELAY_UNREACHABLE is not a refusal.
 * While `isPairing` is true, no refusal is reported, because the pending pairing rejects with the error.
 */
export function hearRefusals(
  client: Client,
  onRefusal: (refusal: WalletModalError) => void,
  isPairing: () => boolean,
): void {
  if (watched.has(client)) return
  watched.add(client)
  const reported = new Set<ErrorCode>()
  client.core.relayer.on('relayer_error', (thrown: unknown) => {
    const refusal = toRelayError(thrown)
    if (refusal.code === 'RELAY_UNREACHABLE' || isPairing() || reported.has(refusal.code)) return
    reported.add(refusal.code)
    onRefusal(refusal)
  })
}

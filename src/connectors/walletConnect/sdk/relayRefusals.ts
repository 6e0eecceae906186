import type { ErrorCode } from '../../../errors/codes.ts'
import type { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { Client } from './client.ts'
import { toRelayError } from './relayErrors.ts'

const watched = new WeakSet<Client>()

/**
 * Calls `onRefusal` once for each error code but RELAY_UNREACHABLE. While `isAsking`, a pairing rejects with the
 * refusal itself.
 */
export function hearRefusals(
  client: Client,
  onRefusal: (refusal: WalletModalError) => void,
  isAsking: () => boolean,
): void {
  if (watched.has(client)) return
  watched.add(client)
  const reported = new Set<ErrorCode>()
  client.core.relayer.on('relayer_error', (thrown: unknown) => {
    const refusal = toRelayError(thrown)
    if (refusal.code === 'RELAY_UNREACHABLE' || isAsking() || reported.has(refusal.code)) return
    reported.add(refusal.code)
    onRefusal(refusal)
  })
}

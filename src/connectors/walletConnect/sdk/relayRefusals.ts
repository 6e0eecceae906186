import type { ErrorCode } from '../../../errors/codes.ts'
import type { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { Client } from './client.ts'
import { toRelayError } from './relayErrors.ts'

const heard = new WeakSet<Client>()

/**
 * Tells, once for each reason, why the relay turns the page away: also while a session is restored or waits for its
 * next request, when nobody asks. A relay that is only out of reach is no reason. `isAsking` says that a pairing is
 * under way, which tells by itself.
 */
export function hearRefusals(
  client: Client,
  tell: (refusal: WalletModalError) => void,
  isAsking: () => boolean,
): void {
  if (heard.has(client)) return
  heard.add(client)
  const told = new Set<ErrorCode>()
  client.core.relayer.on('relayer_error', (thrown: unknown) => {
    const refusal = toRelayError(thrown)
    if (refusal.code === 'RELAY_UNREACHABLE' || isAsking() || told.has(refusal.code)) return
    told.add(refusal.code)
    tell(refusal)
  })
}

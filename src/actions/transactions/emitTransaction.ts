import { emitHostEvent } from '../../controllers/events.ts'
import type { WalletModalError } from '../../errors/WalletModalError.ts'
import { eventText } from '../../i18n/messages.ts'
import type { TransactionDetail } from '../../types/host.ts'
import type { SentInstead } from '../../types/pendingTransaction.ts'

/**
 * Emits the phase of a transaction to the host. `differs` is what the wallet sent instead of the order. The texts of
 * `error` must be loaded.
 */
export function emitTransaction(
  detail: Pick<TransactionDetail, 'namespace' | 'kind' | 'phase'> & {
    hash?: string | null
    explorerUrl?: string | null
    replaces?: string | null
    differs?: SentInstead | undefined
    isUncompared?: boolean
  },
  error?: WalletModalError,
): void {
  const { namespace, kind, phase, hash = null, explorerUrl = null, replaces = null } = detail
  const { differs, isUncompared = false } = detail
  const shortMessage = error && eventText(error)
  const told =
    error && shortMessage !== undefined
      ? { code: error.code, shortMessage, longMessage: error.longMessage ?? shortMessage }
      : null
  emitHostEvent('transaction', {
    namespace,
    kind,
    phase,
    hash,
    explorerUrl,
    replaces,
    differs: differs !== undefined,
    uncompared: isUncompared && !differs,
    sent: differs ? { to: differs.to, amount: differs.amount, token: differs.token } : null,
    error: told,
  })
}

import { openModals } from '../../controllers/modal.ts'
import { isOpen, type PendingChange } from '../../controllers/pendingTransactions.ts'
import { showToast } from '../../controllers/toast.ts'
import type { ErrorCode } from '../../errors/codes.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { translate } from '../../i18n/messages.ts'
import type { PendingTransaction } from '../../types/pendingTransaction.ts'
import { pendingExplorerUrl } from '../account/explorerUrls.ts'
import { reportError } from '../report/reportError.ts'
import { toDifferenceError, unread } from './describeInstead.ts'
import { emitTransaction } from './emitTransaction.ts'
import { endTransaction } from './endTransaction.ts'
import { loadTexts } from './loadTexts.ts'

/** Emits `submitted` again. The hash of a batch or of another account's transaction is not the account's own. */
function emitAgain(transaction: PendingTransaction, error?: WalletModalError): void {
  const { namespace, kind, isBatch, phase } = transaction
  const isForeign = phase === 'foreign'
  const hash = isBatch || isForeign ? null : transaction.hash
  const explorerUrl = pendingExplorerUrl(transaction)
  const differs = isForeign ? unread : transaction.differs
  const replaces = transaction.replaces?.hash ?? null
  const told = {
    namespace,
    kind,
    phase: 'submitted',
    hash,
    explorerUrl,
    replaces,
    differs,
  } as const
  emitTransaction(told, error)
}

async function tellError(transaction: PendingTransaction, error: WalletModalError) {
  await loadTexts()
  emitAgain(transaction, reportError(error, 'toast'))
}

const tellCode = (transaction: PendingTransaction, code: ErrorCode) => {
  const { hash, caipNetworkId } = transaction
  const longMessage = `${hash} on ${caipNetworkId}`
  return tellError(transaction, new WalletModalError(code, { longMessage }))
}

/** Tells with one `error` event what a wallet has sent instead of the order. Never rejects. */
export const tellDifference = (transaction: PendingTransaction): Promise<void> =>
  tellError(transaction, toDifferenceError(transaction))

/** Says in an open modal that the network may take more than the user has reviewed. Nothing is to be done about it. */
async function tellRaisedFee(): Promise<void> {
  if (openModals().length === 0) return
  showToast(translate(await loadTexts(), 'transaction.feeRaised'), 'info')
}

/** Emits what a poll has changed about a transaction. Never rejects. */
export async function tellChange({ before, after }: PendingChange): Promise<void> {
  const isForeign = after.phase === 'foreign'
  if (isForeign ? before.phase !== 'foreign' : after.differs && !before.differs)
    await tellDifference(after)
  if (isForeign) return
  if (after.raisedFee !== undefined && before.raisedFee === undefined) await tellRaisedFee()
  const isTakenBack = (after.takenBack ?? 0) > (before.takenBack ?? 0)
  if (isTakenBack) await tellCode({ ...after, phase: 'submitted' }, 'TRANSACTION_TAKEN_BACK')
  if (!isOpen(after)) {
    if (isOpen(before) || isTakenBack) await endTransaction(after)
  } else if (after.phase === 'unknown' && before.phase !== 'unknown') {
    // A batch may be mined, too: only the wallet knows its status.
    await tellCode(after, after.isBatch ? 'CALLS_STATUS_UNKNOWN' : 'TRANSACTION_NOT_FOUND')
  } else if (before.phase === 'unknown' || before.hashKind !== after.hashKind) {
    if (after.phase === 'submitted') emitAgain(after)
  }
}

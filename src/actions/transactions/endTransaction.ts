import { accountOf } from '../../controllers/accounts.ts'
import { openModals } from '../../controllers/modal.ts'
import { findRequestedNetwork } from '../../controllers/networks.ts'
import { findPending } from '../../controllers/pendingTransactions.ts'
import { showToast } from '../../controllers/toast.ts'
import type { ErrorCode } from '../../errors/codes.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { translate } from '../../i18n/messages.ts'
import type { PendingTransaction } from '../../types/pendingTransaction.ts'
import { log } from '../../utils/log.ts'
import { pendingExplorerUrl, transactionExplorerUrl } from '../account/explorerUrls.ts'
import { refreshBalance } from '../account/refreshAccount.ts'
import { refreshTokens } from '../account/refreshTokens.ts'
import { reportError } from '../report/reportError.ts'
import { emitTransaction } from './emitTransaction.ts'
import { loadTexts } from './loadTexts.ts'

const failures: Partial<Record<PendingTransaction['phase'], ErrorCode>> = {
  failed: 'TRANSACTION_FAILED',
  partial: 'CALLS_PARTLY_FAILED',
  replaced: 'TRANSACTION_REPLACED',
  dropped: 'TRANSACTION_NOT_FOUND',
}

async function refresh({ namespace, from, caipNetworkId, token }: PendingTransaction) {
  const account = accountOf(namespace)
  if (account.address !== from || account.caipNetworkId !== caipNetworkId) return
  const forceUpdate = token ? [token] : []
  await Promise.allSettled([
    refreshBalance(namespace, true),
    refreshTokens(namespace, { forceUpdate }),
  ])
}

/**
 * True if the mined transaction is also sent from this browser, and its own end is told. Both are the same payment, or
 * both cancel one.
 */
function isToldByOther({ caipNetworkId, phase, spedUp, replaces, replacedBy }: PendingTransaction) {
  const isSame = spedUp || (phase === 'cancelled' && replaces?.kind === 'cancel')
  return isSame && replacedBy !== null && !!findPending({ hash: replacedBy, caipNetworkId })
}

/** Code of the failure. A replacement fails if a block has included the transaction that it should replace. */
function codeOf({ phase, replaces, replacedBy }: PendingTransaction): ErrorCode {
  if (phase === 'replaced' && replaces?.hash === replacedBy) return 'NOT_REPLACEABLE'
  return failures[phase] ?? 'TRANSACTION_FAILED'
}

/**
 * Emits the end of a settled transaction and refreshes balances. A transaction that the user has sped up in the wallet
 * is confirmed, with the hash of the mined copy, which replaces it. Never throws.
 */
export async function endTransaction(transaction: PendingTransaction): Promise<void> {
  const { namespace, kind, hash, phase, caipNetworkId, replacedBy } = transaction
  const { isBatch, hashKind, differs, isUncompared = false } = transaction
  const network = findRequestedNetwork(caipNetworkId)
  const explorerUrl = pendingExplorerUrl(transaction)
  const replaces = transaction.replaces?.hash ?? null
  if (isToldByOther(transaction)) {
    log('info', 'a transaction ends with the one that replaces it', hash)
  } else if (phase === 'cancelled') {
    emitTransaction({ namespace, kind, phase, hash, explorerUrl, replaces })
    if (openModals().length > 0)
      showToast(translate(await loadTexts(), 'activity.canceled'), 'success')
  } else if (phase === 'confirmed' || transaction.spedUp) {
    const minedUrl = replacedBy && network && transactionExplorerUrl(network, replacedBy)
    const mined = replacedBy
      ? {
          hash: replacedBy,
          explorerUrl: minedUrl || null,
          replaces: transaction.spedUp ? hash : replaces,
        }
      : { hash: isBatch ? null : hash, explorerUrl, replaces }
    emitTransaction({ namespace, kind, phase: 'confirmed', ...mined, differs, isUncompared })
    if (kind === 'page' && !differs && openModals().length > 0) {
      const language = await loadTexts()
      const detail = isUncompared && translate(language, 'transaction.uncompared')
      const text = translate(language, 'transaction.mark.confirmed')
      showToast(text, 'success', detail ? { detail } : {})
    }
  } else {
    await loadTexts()
    const isCarriedOut = isBatch || (hashKind && replacedBy)
    const told = isCarriedOut ? replacedBy : hash
    const relation = isCarriedOut ? 'mined in' : 'replaced by'
    const longMessage = `${hash} on ${caipNetworkId}${replacedBy ? `, ${relation} ${replacedBy}` : ''}`
    const error = reportError(new WalletModalError(codeOf(transaction), { longMessage }), 'toast')
    const end = { namespace, kind, phase: 'failed', hash: told, explorerUrl } as const
    emitTransaction({ ...end, replaces, differs }, error)
  }
  await refresh(transaction).catch((thrown: unknown) =>
    log('info', 'what is held could not be read after a transaction', thrown),
  )
}

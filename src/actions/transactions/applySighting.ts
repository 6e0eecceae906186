import { findPending, isOpen, updatePending } from '../../controllers/pendingTransactions.ts'
import type { PendingTransaction, TransactionSighting } from '../../types/pendingTransaction.ts'
import { describeInstead } from './describeInstead.ts'
import { following } from './following.ts'

/** Number of consecutive polls that miss a transaction before it counts as dropped: one node may lag behind others. */
const minMisses = 3

type Patch = Partial<PendingTransaction>

/** True if the user has sent the transaction `hash` from this browser to cancel another one. */
const isCancellation = (hash: string, { caipNetworkId }: PendingTransaction) =>
  findPending({ hash, caipNetworkId })?.replaces?.kind === 'cancel'

/** Returns the phase of a transaction that nodes, or the wallet of a batch, do not know. */
function miss(
  { hash, sentAt, hashKind }: PendingTransaction,
  state: 'unknown' | 'expired' | 'untold',
  unknownMs: number,
): Patch {
  const { sightings } = following
  const last = sightings.get(hash) ?? { seenAt: sentAt, misses: 0, isExpired: false }
  const isExpired = state !== 'unknown'
  const misses = isExpired === last.isExpired ? last.misses + 1 : 1
  sightings.set(hash, { ...last, misses, isExpired })
  if (misses < minMisses) return {}
  if (state === 'expired') return { phase: 'dropped' }
  // The owners of a Safe may take days to sign.
  const isLate = state === 'untold' || (Date.now() - last.seenAt >= unknownMs && !hashKind)
  return isLate ? { phase: 'unknown' } : {}
}

/** A family names the block only until a reorganization has removed it. */
function takeBack({ phase, takenBack = 0, hash }: PendingTransaction): Patch {
  if (isOpen({ phase })) return {}
  following.sightings.set(hash, { seenAt: Date.now(), misses: 0, isExpired: false })
  following.settledPolls.delete(hash)
  return { phase: 'submitted', block: undefined, replacedBy: null, takenBack: takenBack + 1 }
}

function differenceOf(transaction: PendingTransaction, seen: TransactionSighting): Patch {
  if (!('instead' in seen) || seen.instead === undefined || transaction.differs) return {}
  return { differs: describeInstead(transaction, seen.instead), onlyHost: seen.onlyHost }
}

function read(
  transaction: PendingTransaction,
  seen: TransactionSighting,
  unknownMs: number,
): Patch {
  switch (seen.state) {
    case 'waiting': {
      const { nonce, input, inputs } = seen
      const seenAt = Date.now()
      following.sightings.set(transaction.hash, { seenAt, misses: 0, isExpired: false })
      return {
        phase: 'submitted',
        ...(nonce !== null && { nonce }),
        ...(input !== undefined && { input, inputs }),
      }
    }
    case 'unknown':
      return {
        ...(seen.hashKind && { hashKind: seen.hashKind }),
        ...miss(transaction, seen.state, unknownMs),
      }
    case 'expired':
    case 'untold':
      return miss(transaction, seen.state, unknownMs)
    case 'foreign':
      return { phase: 'foreign', onlyHost: seen.onlyHost }
    case 'replaced': {
      const { by: replacedBy, repeats, succeeded, cancels = false } = seen
      const isCancelled =
        cancels || (replacedBy !== null && isCancellation(replacedBy, transaction))
      // A copy of the transaction was mined but reverted.
      const ended = repeats && !succeeded ? 'failed' : 'replaced'
      const phase = isCancelled && !repeats ? 'cancelled' : ended
      return { phase, replacedBy, spedUp: repeats && succeeded }
    }
    default: {
      const { state: phase, by, block, hashKind, isUncompared } = seen
      return {
        phase,
        block,
        ...(isUncompared && { isUncompared }),
        ...(hashKind && { hashKind }),
        ...(by && { replacedBy: by }),
      }
    }
  }
}

/**
 * Writes into the list what a poll has shown. `unknownMs` is the time after which a transaction that nodes do not know
 * counts as unknown.
 */
export function applySighting(
  transaction: PendingTransaction,
  seen: TransactionSighting,
  unknownMs: number,
): void {
  const isSettled = ['confirmed', 'failed', 'partial'].includes(seen.state)
  // Another tab may have settled the transaction since this poll was scheduled. An end is taken back only where a block
  // is known that a reorganization can remove.
  const { block } = transaction
  if (!isSettled && !isOpen(transaction) && (!block || block.isFinal)) return
  const back = isSettled ? {} : takeBack(transaction)
  updatePending(transaction, {
    ...back,
    ...differenceOf(transaction, seen),
    ...('raisedFee' in seen && { raisedFee: seen.raisedFee }),
    ...read(transaction, seen, unknownMs),
  })
}

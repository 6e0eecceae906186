import { hasLaterPart } from '../../chains/laterFamilies.ts'
import { isOn } from '../../controllers/options.ts'
import type { Namespace } from '../../types/caip.ts'
import { type HistoryOptions, offersHistory } from '../account/listFeatures.ts'

/** True if at least one source lists transactions: the blockchain API, a node, or this browser's storage. */
export function offersActivity(namespace: Namespace, given: HistoryOptions): boolean {
  const isListed = hasLaterPart(namespace, 'nodeHistory') || listsOwnActivityOnly(namespace)
  return offersHistory(namespace, given) || (isOn(given.features.history, namespace) && isListed)
}

/**
 * True if Activity lists only transactions that this browser has sent or seen arrive. In that case neither a service
 * nor a node lists transactions.
 */
export function listsOwnActivityOnly(namespace: Namespace): boolean {
  const isListed = hasLaterPart(namespace, 'history') || hasLaterPart(namespace, 'nodeHistory')
  return hasLaterPart(namespace, 'sender') && !isListed
}

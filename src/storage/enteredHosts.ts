import type { Namespace } from '../types/caip.ts'

const keyOf = (namespace: Namespace) => `wallet-modal/${namespace}:entered_host`

/** Connector ids of this page, for browsers that block storage in frames. */
const entered = new Map<Namespace, string>()

/**
 * True once for a tab and the wallet that shows the page in it. Written to sessionStorage: who disconnects from that wallet
 * stays disconnected through reloads.
 */
export function isFirstEntry(namespace: Namespace, connectorId: string): boolean {
  const key = keyOf(namespace)
  let known = entered.get(namespace)
  entered.set(namespace, connectorId)
  try {
    known ??= sessionStorage.getItem(key) ?? undefined
    sessionStorage.setItem(key, connectorId)
  } catch {
    // A browser that blocks storage throws; `entered` holds the id for this page then.
  }
  return known !== connectorId
}

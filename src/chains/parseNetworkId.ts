import type { CaipNetworkId, Namespace } from '../types/caip.ts'
import { isCaipNetworkId } from '../utils/caip.ts'

/**
 * Parses a CAIP-2 id of the namespace, or the reference alone, because wallets send both forms. Null for other values.
 */
export function parseNetworkId(namespace: Namespace, data: unknown): CaipNetworkId | null {
  if (typeof data !== 'string') return null
  const id = data.includes(':') ? data : `${namespace}:${data}`
  return isCaipNetworkId(id) && id.startsWith(`${namespace}:`) ? id : null
}

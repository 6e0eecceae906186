import type { CaipNetworkId, Namespace } from '../../types/caip.ts'
import { isCaipNetworkId, namespaceOf } from '../../utils/caip.ts'

export function isOwnNetwork(namespace: Namespace, id: unknown): id is CaipNetworkId {
  return isCaipNetworkId(id) && namespaceOf(id) === namespace
}

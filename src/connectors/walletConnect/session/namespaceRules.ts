import type { CaipNetworkId, Namespace } from '../../../types/caip.ts'
import { isCaipNetworkId } from '../../../utils/caip.ts'
import type { SessionAccount } from './session.ts'

/** Differences between namespaces in how wallets report accounts and networks. */
export interface NamespaceRules {
  namespace: Namespace
  /** True if the address is valid on the network. */
  isAddress(address: string, caipNetworkId: CaipNetworkId): boolean
  /** A key that is equal for all spellings of one account. */
  toAccountKey(address: string): string
  /** The accounts that apply to a network for which the session lists none. */
  elsewhere(accounts: readonly SessionAccount[]): readonly SessionAccount[]
  /** The network in the data of a `chainChanged` event; null if there is none. */
  toNetworkId(data: unknown): CaipNetworkId | null
  /** True if wallets may switch to networks that the session does not list. */
  leavesSession: boolean
}

/** Parses a CAIP-2 id or its reference alone; wallets send both. */
export function parseNetworkId(namespace: Namespace, data: unknown): CaipNetworkId | null {
  if (typeof data !== 'string') return null
  const id = data.includes(':') ? data : `${namespace}:${data}`
  return isCaipNetworkId(id) && id.startsWith(`${namespace}:`) ? id : null
}

import type { CaipNetworkId, Namespace } from '../../../types/caip.ts'
import { isCaipNetworkId } from '../../../utils/caip.ts'
import type { SessionAccount } from './session.ts'

/** What namespaces differ in when wallets tell of their accounts and networks. */
export interface NamespaceRules {
  namespace: Namespace
  /** Whether an account of the namespace could have this address on that network. */
  isAddress(address: string, caipNetworkId: CaipNetworkId): boolean
  /** The same text for every spelling of one account. */
  toAccountKey(address: string): string
  /** Which of all accounts stand for a network where the wallet has none of its own. */
  elsewhere(accounts: readonly SessionAccount[]): readonly SessionAccount[]
  /** The network that `chainChanged` names; null when what came with it names none. */
  toNetworkId(data: unknown): CaipNetworkId | null
  /** Wallets of the namespace may go to networks that the session does not name. */
  leavesSession: boolean
}

/** A CAIP-2 id, or its reference alone, as wallets write networks in events. */
export function parseNetworkId(namespace: Namespace, data: unknown): CaipNetworkId | null {
  if (typeof data !== 'string') return null
  const id = data.includes(':') ? data : `${namespace}:${data}`
  return isCaipNetworkId(id) && id.startsWith(`${namespace}:`) ? id : null
}

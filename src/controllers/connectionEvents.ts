import type { Namespace } from '../types/caip.ts'
import type { Network } from '../types/network.ts'

/** What happens to connections and networks, for those who show them: see `actions/modal/followConnections.ts`. */
export type ConnectionEvent =
  /** The account that was shown is gone. Another namespace that is connected has taken its place, if there is one. */
  | { type: 'accountGone' }
  /** The active namespace is on another network, or another namespace is the active one now. */
  | { type: 'networkChanged'; network: Network }
  /** The wallet that was asked has declined or failed, and nobody is connected on that namespace. */
  | { type: 'declined'; namespace: Namespace }
  /** The wallet of an unrestorable connection is there, or names accounts again: it can be asked without a prompt. */
  | { type: 'walletReturned'; namespace: Namespace }

const listeners = new Set<(event: ConnectionEvent) => void>()

export function emitConnectionEvent(event: ConnectionEvent): void {
  for (const listener of listeners) listener(event)
}

export function onConnectionEvent(listener: (event: ConnectionEvent) => void): void {
  listeners.add(listener)
}

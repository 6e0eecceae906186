import type { Namespace } from '../types/caip.ts'
import type { DisconnectReason } from '../types/host.ts'
import type { Network } from '../types/network.ts'

/** Changes of connections and networks that modals react to: see `actions/modal/followConnections.ts`. */
export type ConnectionEvent =
  /** The shown account was disconnected. Another connected namespace, if there is one, is active now. */
  | { type: 'accountGone' }
  /** The active network changed, by itself or because another namespace became active. */
  | { type: 'networkChanged'; network: Network }
  /** A connection has ended, or cannot be used for now. */
  | { type: 'ended'; namespace: Namespace; reason: DisconnectReason }
  /** The status of a connection that the page sees has changed. */
  | { type: 'shown'; namespace: Namespace }
  /** The wallet declined or failed, and the namespace has no connection. */
  | { type: 'declined'; namespace: Namespace }
  /** The wallet of an unrestorable connection is available again: it can be restored without a prompt. */
  | { type: 'walletReturned'; namespace: Namespace }

const listeners = new Set<(event: ConnectionEvent) => void>()

export function emitConnectionEvent(event: ConnectionEvent): void {
  for (const listener of [...listeners]) listener(event)
}

export function onConnectionEvent(listener: (event: ConnectionEvent) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

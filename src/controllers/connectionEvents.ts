import type { Namespace } from '../types/caip.ts'
import type { DisconnectReason } from '../types/host.ts'
import type { Network } from '../types/network.ts'

/** Changes of connections and networks, to which modals and features react. */
export type ConnectionEvent =
  /** The active account was disconnected. Another connected namespace, if there is one, has become active. */
  | { type: 'accountGone' }
  /** The active network has changed, or another namespace with its network has become active. */
  | { type: 'networkChanged'; network: Network }
  /** A connection has ended or was suspended. */
  | { type: 'ended'; namespace: Namespace; reason: DisconnectReason }
  /** The status of a connection for the host has changed. */
  | { type: 'shown'; namespace: Namespace }
  /** A connect request has ended, and the namespace has no connection. */
  | { type: 'declined'; namespace: Namespace }
  /** The wallet of an unrestorable connection is available again, so that a restore can be tried without a prompt. */
  | { type: 'walletReturned'; namespace: Namespace }

const listeners = new Set<(event: ConnectionEvent) => void>()

export function emitConnectionEvent(event: ConnectionEvent): void {
  for (const listener of [...listeners]) listener(event)
}

export function onConnectionEvent(listener: (event: ConnectionEvent) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

import type { CaipNetworkId, Namespace } from '../types/caip.ts'
import type { ChainAdapter } from '../types/chainAdapter.ts'
import type { ConnectorKind, WalletConnection } from '../types/connectorKind.ts'
import type { ConnectDetail } from '../types/host.ts'

/** A connection in use: whom to ask, and what ends it. Not reactive: providers are never proxied. */
export interface LiveConnection {
  connection: WalletConnection
  adapter: ChainAdapter
  kind: ConnectorKind
  connectorId: string
  /** Stops following the wallet. */
  stop: () => void
}

const live = new Map<Namespace, LiveConnection>()

export function liveConnection(namespace: Namespace): LiveConnection | undefined {
  return live.get(namespace)
}

export function setLiveConnection(namespace: Namespace, next: LiveConnection | undefined): void {
  live.get(namespace)?.stop()
  if (next) live.set(namespace, next)
  else live.delete(namespace)
}

/** Namespaces whose connection came from the same connector, and so ends with it. */
export function namespacesOf(connectorId: string): Namespace[] {
  return [...live].flatMap(([namespace, one]) =>
    one.connectorId === connectorId ? [namespace] : [],
  )
}

/** Networks that the visitor picked while no wallet was connected: wanted on connecting. */
export const wantedNetworks = new Map<Namespace, CaipNetworkId>()

/** What the visitor is connecting to. Asking the same wallet again goes on with it: any of its answers will do. */
export interface ConnectGoal {
  connectorId: string
  isReached: boolean
  reach: (details: ConnectDetail[]) => void
  reached: Promise<ConnectDetail[]>
}

/** A newer wish takes its place, and so does leaving. */
export const connecting: { goal: ConnectGoal | undefined } = { goal: undefined }

/** Namespaces whose stored connection is being restored; the visitor's own choice ends that. */
export const restoring = new Set<Namespace>()

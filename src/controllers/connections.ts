import type { Account } from '../types/account.ts'
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
  /** As the wallet lists them, the one it has selected first; the visitor may use another. */
  accounts: Account[]
  /** Stops following the wallet. */
  stop: () => void
  /** Ends its announcement to the page, while there is one. */
  stopAnnouncing?: (() => void) | undefined
}

const live = new Map<Namespace, LiveConnection>()

export function liveConnection(namespace: Namespace): LiveConnection | undefined {
  return live.get(namespace)
}

export function liveConnections(): LiveConnection[] {
  return [...live.values()]
}

export function setLiveConnection(namespace: Namespace, next: LiveConnection | undefined): void {
  const former = live.get(namespace)
  former?.stop()
  former?.stopAnnouncing?.()
  if (next) live.set(namespace, next)
  else live.delete(namespace)
}

/** Connectors whose one session carries every family: it ends as a whole, and only this page remembers more of it. */
export const sessionConnectors: readonly string[] = ['walletConnect', 'ID_AUTH']

/** The namespaces that end with the connection of `namespace`: those of the same session, else itself. */
export function endingWith(namespace: Namespace): Namespace[] {
  const id = live.get(namespace)?.connectorId
  if (!id || !sessionConnectors.includes(id)) return [namespace]
  return [...live].flatMap(([other, { connectorId }]) => (connectorId === id ? [other] : []))
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

/** By family. A newer wish on the same family takes its place, and so does leaving. */
export const goals = new Map<Namespace, ConnectGoal>()

/** Namespaces whose stored connection is being restored; the visitor's own choice ends that. */
export const restoring = new Set<Namespace>()

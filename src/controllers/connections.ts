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

/** Connectors whose one session carries every family: it ends as a whole, and only this page remembers more of it. */
export const sessionConnectors: readonly string[] = ['walletConnect', 'ID_AUTH']

/** The namespaces that end with the connection of `namespace`: those of the same session, else itself. */
export function endingWith(namespace: Namespace): Namespace[] {
  const id = live.get(namespace)?.connectorId
  if (!id || !sessionConnectors.includes(id)) return [namespace]
  return [...live].flatMap(([other, { connectorId }]) => (connectorId === id ? [other] : []))
}

/** The namespaces whose connections are parts of one session with that of `namespace`: the wallet ends them at once. */
export function sharingSession(namespace: Namespace): Namespace[] {
  const sessionOf = (one: Namespace) => live.get(one)?.connection.session
  return endingWith(namespace).filter((other) => sessionOf(other) === sessionOf(namespace))
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

import type { Account } from '../types/account.ts'
import type { CaipNetworkId, Namespace } from '../types/caip.ts'
import type { ChainAdapter } from '../types/chainAdapter.ts'
import type { ConnectorDriver, WalletConnection } from '../types/connectorDriver.ts'
import type { ConnectDetail } from '../types/host.ts'

/** A connection in use: whom to ask, and what ends it. Not reactive: providers are never proxied. */
export interface LiveConnection {
  connection: WalletConnection
  adapter: ChainAdapter
  kind: ConnectorDriver
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

/** Connectors whose sessions carry several families: each ends as a whole, and only this page remembers more of it. */
export const sessionConnectors: readonly string[] = ['walletConnect', 'ID_AUTH']

/** The namespaces that are connected by a session. */
export function usersOf(session: string): Namespace[] {
  return [...live].flatMap(([namespace, { connection }]) =>
    connection.session === session ? [namespace] : [],
  )
}

/** The namespaces that end with the connection of `namespace`: those of the same session, else itself. */
export function endingWith(namespace: Namespace): Namespace[] {
  const session = live.get(namespace)?.connection.session
  if (session) return usersOf(session)
  const id = restoring.get(namespace)?.connectorId
  if (!id || !sessionConnectors.includes(id)) return [namespace]
  // Which session it is shows only when it is there.
  return [...restoring, ...live].flatMap(([other, { connectorId }]) =>
    connectorId === id ? [other] : [],
  )
}

/** Networks that the visitor picked while no wallet was connected: wanted on connecting. */
export const wantedNetworks = new Map<Namespace, CaipNetworkId>()

/** What the visitor is connecting to. Asking the same wallet again goes on with it: any of its answers will do. */
export interface ConnectGoal {
  connectorId: string
  reach: (details: ConnectDetail[]) => void
  reached: Promise<ConnectDetail[]>
}

/** By family, until it is reached. A newer wish on the same family takes its place, and so does leaving. */
export const goals = new Map<Namespace, ConnectGoal>()

/** The stored connection of a namespace, while it is being restored. */
export interface Restoring {
  connectorId: string
  /** The visitor has disconnected meanwhile: its wallet is told, should it come. */
  isLeft: boolean
}

/** By family. The visitor's own choice ends it, and so does another tab's. */
export const restoring = new Map<Namespace, Restoring>()

/** Connectors that storage names and this page could not restore, by family: another tab may well use them. */
export const unrestorable = new Map<Namespace, string>()

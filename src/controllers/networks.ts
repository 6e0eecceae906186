import { proxy } from 'valtio/vanilla'
import type { CaipNetworkId, Namespace } from '../types/caip.ts'
import type { Network } from '../types/network.ts'

export interface NetworksState {
  /** The host's networks, in its order, all namespaces. */
  requested: Network[]
  /** The namespace whose account and network the modal shows. */
  activeNamespace: Namespace
  /** The network of each namespace that is in use, or would be on connecting. */
  active: Partial<Record<Namespace, Network>>
  /** Picked by the visitor while no wallet was connected: a wallet is asked to go there on connecting. */
  wanted: Partial<Record<Namespace, CaipNetworkId>>
  /** What the connected wallet approved, by namespace; absent or null: any. */
  approved: Partial<Record<Namespace, CaipNetworkId[] | null>>
}

export const networks = proxy<NetworksState>({
  requested: [],
  activeNamespace: 'eip155',
  active: {},
  wanted: {},
  approved: {},
})

export function findRequestedNetwork(caipNetworkId: string): Network | undefined {
  return networks.requested.find((network) => network.caipNetworkId === caipNetworkId)
}

/** The namespaces of the host's networks, in its order. */
export function requestedNamespaces(): Set<Namespace> {
  return new Set(networks.requested.map((network) => network.chainNamespace))
}

/** Whether the host has a network of that namespace. */
export function hasNamespace(namespace: Namespace): boolean {
  return requestedNamespaces().has(namespace)
}

export function setActiveNetwork(network: Network): void {
  networks.active[network.chainNamespace] = network
}

/** Whether the connected wallet would accept a switch to `network`. */
export function isApproved(network: Network): boolean {
  const approved = networks.approved[network.chainNamespace]
  return !approved || approved.includes(network.caipNetworkId)
}

import { proxy } from 'valtio/vanilla'
import type { CaipNetworkId, Namespace } from '../types/caip.ts'
import type { Network } from '../types/network.ts'

export interface NetworksState {
  /** Networks of all namespaces that the host configures, in its order. */
  requested: Network[]
  /** The namespace whose account and network the modal shows. */
  activeNamespace: Namespace
  /** Network of each namespace: the wallet's network while connected, else the network to connect on. */
  active: Partial<Record<Namespace, Network>>
  /** Networks that the user selected before connecting; a switch to them is requested from the wallet afterwards. */
  wanted: Partial<Record<Namespace, CaipNetworkId>>
  /** Networks that the connected wallet has approved; null or missing if it allows any. */
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

export function requestedNamespaces(): Set<Namespace> {
  return new Set(networks.requested.map((network) => network.chainNamespace))
}

export function hasNamespace(namespace: Namespace): boolean {
  return requestedNamespaces().has(namespace)
}

export function setActiveNetwork(network: Network): void {
  networks.active[network.chainNamespace] = network
}

export function isApproved(network: Network): boolean {
  const approved = networks.approved[network.chainNamespace]
  return !approved || approved.includes(network.caipNetworkId)
}

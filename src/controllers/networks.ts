import type { CaipNetworkId, Namespace } from '../types/caip.ts'
import type { Network } from '../types/network.ts'
import { createState, type ReadonlyState } from '../utils/state.ts'

export interface NetworksState {
  /** Networks of all namespaces that the host configures, in the host's order. */
  requested: Network[]
  /** The namespace whose account and network the modal shows. */
  activeNamespace: Namespace
  /** Network of each namespace: the wallet's network while connected, else the network to connect on. */
  active: Partial<Record<Namespace, Network>>
  /**
   * Networks that the user selected before connecting. After connecting, a switch to such a network is requested from
   * the wallet.
   */
  wanted: Partial<Record<Namespace, CaipNetworkId>>
  /** Networks that the connected wallet has approved. Null or missing if the wallet allows any network. */
  approved: Partial<Record<Namespace, CaipNetworkId[] | null>>
}

const state = createState<NetworksState>({
  requested: [],
  activeNamespace: 'eip155',
  active: {},
  wanted: {},
  approved: {},
})

export const networks: ReadonlyState<NetworksState> = state

export function findRequestedNetwork(caipNetworkId: string): Network | undefined {
  return networks.requested.find((network) => network.caipNetworkId === caipNetworkId)
}

export function requestedNamespaces(): Set<Namespace> {
  return new Set(networks.requested.map((network) => network.chainNamespace))
}

export function hasNamespace(namespace: Namespace): boolean {
  return requestedNamespaces().has(namespace)
}

export function setRequestedNetworks(requested: Network[]): void {
  state.requested = requested
}

export function setActiveNamespace(namespace: Namespace): void {
  state.activeNamespace = namespace
}

export function setActiveNetwork(network: Network): void {
  state.active[network.chainNamespace] = network
}

export function setWantedNetwork({ chainNamespace, caipNetworkId }: Network): void {
  state.wanted[chainNamespace] = caipNetworkId
}

export function removeWantedNetwork(namespace: Namespace): void {
  delete state.wanted[namespace]
}

export function setApprovedNetworks(namespace: Namespace, approved: CaipNetworkId[] | null): void {
  state.approved[namespace] = approved
}

export function removeApprovedNetworks(namespace: Namespace): void {
  delete state.approved[namespace]
}

export function isApproved(network: Network): boolean {
  const approved = networks.approved[network.chainNamespace]
  return !approved || approved.includes(network.caipNetworkId)
}

import type { ConnectorContext } from '../../../types/connectorDriver.ts'
import type { Network } from '../../../types/network.ts'

export const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const otherAddress = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

export function evmNetwork(id: number): Network {
  return {
    id,
    name: `Chain ${id}`,
    chainNamespace: 'eip155',
    caipNetworkId: `eip155:${id}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [`https://rpc.example/${id}`] } },
  }
}

/** A context with Ethereum and Base, whose nodes respond with the request itself. */
export function testContext(
  relayUrl: string,
  changes: Partial<ConnectorContext> = {},
): ConnectorContext {
  const networks = [evmNetwork(1), evmNetwork(8453)]
  return {
    projectId: '0'.repeat(32),
    relayUrl,
    enableWalletconnect: true,
    enableInjected: true,
    nostrRelays: [],
    metamaskRelay: 'off',
    metadata: { name: 'Test', description: 'A page', url: 'https://page.example', icons: [] },
    networks,
    customRpcUrls: {},
    preferredNetwork: () => networks[0],
    sent: async () => [],
    rpc:
      ({ id }) =>
      async (method, params) => ({ id, method, params }),
    embeddedWallet: () => Promise.reject(new Error('there is none')),
    mayStore: () => true,
    onRelayRefusal: () => {},
    onSettled: () => {},
    debug: false,
    ...changes,
  }
}

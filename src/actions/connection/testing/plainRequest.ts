import type { CaipNetworkId } from '../../../types/caip.ts'
import type { ConnectorDriver, WalletConnection } from '../../../types/connectorDriver.ts'
import type { Network } from '../../../types/network.ts'
import type { EstablishRequest, Terms } from '../negotiate.ts'
import type { PlainAdapter, PlainWallet } from './plainNamespace.ts'

/** For tests: a network without nodes. */
export function plainNetwork(caipNetworkId: CaipNetworkId): Network {
  const [namespace, reference] = caipNetworkId.split(':') as [Network['chainNamespace'], string]
  return {
    id: reference,
    name: caipNetworkId,
    chainNamespace: namespace,
    caipNetworkId,
    nativeCurrency: { name: '', symbol: '', decimals: 0 },
    rpcUrls: { default: { http: [] } },
  }
}

export function plainRequest(
  wallet: PlainWallet,
  request: Partial<EstablishRequest> = {},
  connection: Partial<WalletConnection> = {},
): EstablishRequest {
  const { connector } = wallet
  const { id, name, type, namespace } = connector
  const driver: ConnectorDriver = {
    connect: async () => [],
    restore: async () => [],
    async disconnect() {},
  }
  return {
    connector,
    driver,
    connection: {
      namespace,
      provider: wallet,
      wallet: { id, name, type, rdns: null },
      approvedCaipNetworkIds: null,
      ...connection,
    },
    silent: false,
    activates: true,
    isCurrent: () => true,
    ...request,
  }
}

export function plainTerms(wallet: PlainWallet, adapter: PlainAdapter): Terms {
  const [first, ...others] = wallet.accounts()
  if (!first) throw new Error('a plain wallet has accounts')
  return {
    adapter,
    opened: adapter.open(wallet),
    listed: [first, ...others],
    caipNetworkId: wallet.network,
  }
}

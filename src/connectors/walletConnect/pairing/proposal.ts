import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { ConnectorContext } from '../../../types/connectorDriver.ts'
import { idsOf } from '../../sessions/formerIds.ts'
import type { LoadedParts } from './loadParts.ts'

export interface ProposedNamespace {
  methods: string[]
  events: string[]
  chains: string[]
}

const events = ['accountsChanged', 'chainChanged']

/**
 * Builds a proposal of optional namespaces only, so that a wallet that supports some of the networks can connect. The
 * preferred network comes first, because wallets start on the first network. RPC URLs are omitted, because the SDK
 * would remove them.
 * @throws WalletModalError NETWORK_NOT_FOUND if no configured network can be used
 */
export function buildProposal(
  { networks, parts }: LoadedParts,
  preferredNetwork: ConnectorContext['preferredNetwork'],
): Record<string, ProposedNamespace> {
  const proposal: Record<string, ProposedNamespace> = {}
  for (const namespace of new Set(networks.map(({ chainNamespace }) => chainNamespace))) {
    const part = parts.get(namespace)
    if (!part) continue
    const preferred = preferredNetwork(namespace)?.caipNetworkId
    const own = networks.filter(({ chainNamespace }) => chainNamespace === namespace)
    const first = own.filter(({ caipNetworkId }) => caipNetworkId === preferred)
    const rest = own.filter(({ caipNetworkId }) => caipNetworkId !== preferred)
    const chains = [...first, ...rest].flatMap(({ caipNetworkId }) => idsOf(caipNetworkId))
    proposal[namespace] = {
      methods: [...part.methods],
      events: [...events, ...(part.events ?? [])],
      chains,
    }
  }
  if (Object.keys(proposal).length === 0) {
    throw new WalletModalError('NETWORK_NOT_FOUND', {
      longMessage: 'None of the configured networks can be connected over WalletConnect.',
    })
  }
  return proposal
}

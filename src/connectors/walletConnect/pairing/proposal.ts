import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { Namespace } from '../../../types/caip.ts'
import type { ConnectorContext } from '../../../types/connectorDriver.ts'
import type { Network } from '../../../types/network.ts'
import { idsOf } from '../session/formerIds.ts'

interface NamespaceRule {
  methods: readonly string[]
  events: readonly string[]
}

export interface ProposedNamespace {
  methods: string[]
  events: string[]
  chains: string[]
}

const events = ['accountsChanged', 'chainChanged']

/** Methods and events proposed for each namespace. RPC URLs are left out: the SDK would remove them. */
const rules: Partial<Record<Namespace, NamespaceRule>> = {
  bip122: {
    events,
    methods: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'],
  },
  eip155: {
    events,
    methods: [
      'eth_accounts',
      'eth_requestAccounts',
      'eth_sendRawTransaction',
      'eth_sign',
      'eth_signTransaction',
      'eth_signTypedData',
      'eth_signTypedData_v3',
      'eth_signTypedData_v4',
      'eth_sendTransaction',
      'personal_sign',
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
      'wallet_getPermissions',
      'wallet_requestPermissions',
      'wallet_registerOnboarding',
      'wallet_watchAsset',
      'wallet_scanQRCode',
      'wallet_getCallsStatus',
      'wallet_showCallsStatus',
      'wallet_sendCalls',
      'wallet_getCapabilities',
      'wallet_grantPermissions',
      'wallet_revokePermissions',
      'wallet_getAssets',
    ],
  },
  polkadot: { events, methods: ['polkadot_signMessage', 'polkadot_signTransaction'] },
  solana: {
    events,
    methods: [
      'solana_signMessage',
      'solana_signTransaction',
      'solana_requestAccounts',
      'solana_getAccounts',
      'solana_signAllTransactions',
      'solana_signAndSendTransaction',
    ],
  },
}

function propose(rule: NamespaceRule, networks: readonly Network[]): ProposedNamespace {
  const ids = networks.flatMap(({ caipNetworkId }) => idsOf(caipNetworkId))
  return { methods: [...rule.methods], events: [...rule.events], chains: ids }
}

/**
 * The proposal for all configured namespaces. Everything is optional, so that a wallet with only some of the
 * networks can connect. The preferred network is first in its namespace: wallets start on the first one.
 * @throws WalletModalError NETWORK_NOT_FOUND if no configured network can be used over WalletConnect.
 */
export function buildProposal({
  networks,
  preferredNetwork,
}: Pick<ConnectorContext, 'networks' | 'preferredNetwork'>): Record<string, ProposedNamespace> {
  const proposal: Record<string, ProposedNamespace> = {}
  for (const namespace of new Set(networks.map(({ chainNamespace }) => chainNamespace))) {
    const rule = rules[namespace]
    if (!rule) continue
    const preferred = preferredNetwork(namespace)?.caipNetworkId
    const own = networks.filter(({ chainNamespace }) => chainNamespace === namespace)
    const first = own.filter(({ caipNetworkId }) => caipNetworkId === preferred)
    const rest = own.filter(({ caipNetworkId }) => caipNetworkId !== preferred)
    proposal[namespace] = propose(rule, [...first, ...rest])
  }
  if (Object.keys(proposal).length === 0) {
    throw new WalletModalError('NETWORK_NOT_FOUND', {
      longMessage: 'None of the configured networks can be connected over WalletConnect.',
    })
  }
  return proposal
}

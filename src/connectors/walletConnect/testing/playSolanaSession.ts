import type { SolanaProvider } from '../../../chains/solana/provider.ts'
import { solanaWalletConnect } from '../../../chains/solana/walletConnect.ts'
import type { ConnectorContext } from '../../../types/connectorDriver.ts'
import type { Network } from '../../../types/network.ts'
import { testContext } from './networks.ts'
import { type Granted, playSession } from './playSession.ts'

export const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
export const formerMainnet = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'
export const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'

export const solanaAddress = '7v54NWdBtkjuAFJrLGsS2SXnuk8nKam81mZJeeYxVFi9'
export const otherSolanaAddress = 'mBKqcnGotbsSb5vNrdyhzZ5EhqZdids9QYiTRckvi7v'

export function solanaNetwork(caipNetworkId: typeof mainnet | typeof devnet): Network {
  return {
    id: caipNetworkId.slice('solana:'.length),
    name: caipNetworkId,
    chainNamespace: 'solana',
    caipNetworkId,
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: [] } },
  }
}

const everyMethod = [
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
]

/** A provider over a stubbed Solana session. */
export function playSolanaSession(granted: Granted = {}, changes: Partial<ConnectorContext> = {}) {
  const chains = granted.chains ?? [mainnet, devnet]
  const accounts = chains.map((id) => `${id}:${solanaAddress}`)
  const networks = [solanaNetwork(mainnet), solanaNetwork(devnet)]
  const context = testContext('', { networks, preferredNetwork: () => networks[0], ...changes })
  const whole = { accounts, methods: everyMethod, ...granted, chains }
  const session = playSession<SolanaProvider>(solanaWalletConnect, whole, context)
  const told: unknown[][] = []
  session.provider.watch({
    accounts: (addresses) => told.push(['accounts', ...addresses]),
    network: (id) => told.push(['network', id]),
    disconnect: () => told.push(['disconnect']),
  })
  return { ...session, told }
}

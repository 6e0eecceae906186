import { vi } from 'vitest'
import type { SolanaProvider } from '../../../chains/solana/provider.ts'
import type { ConnectorContext } from '../../../types/connectorDriver.ts'
import type { Network } from '../../../types/network.ts'
import { createSolanaProvider } from '../families/solanaProvider.ts'
import type { SessionClient } from '../session/sessionProvider.ts'
import { testContext } from './networks.ts'

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

interface Granted {
  chains?: string[]
  accounts?: string[]
  methods?: string[]
}

const everyMethod = [
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
]

function sessionOf(granted: Granted) {
  const chains = granted.chains ?? [mainnet, devnet]
  const accounts = chains.map((id) => `${id}:${solanaAddress}`)
  return {
    topic: 'topic',
    expiry: 2_000_000_000,
    peer: { metadata: { name: 'Wallet' } },
    namespaces: { solana: { accounts, methods: everyMethod, events: [], ...granted, chains } },
  }
}

/** A provider over a Solana session that the test plays. */
export function playSolanaSession(granted: Granted = {}, changes: Partial<ConnectorContext> = {}) {
  const listeners = new Map<string, Set<(payload: object) => void>>()
  const request = vi.fn<(params: object) => Promise<unknown>>(async () => null)
  let sessions: unknown[] = [sessionOf(granted)]
  const client = {
    request,
    on(name: string, listener: (payload: object) => void) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener))
    },
    off(name: string, listener: (payload: object) => void) {
      listeners.get(name)?.delete(listener)
    },
    session: { getAll: () => sessions },
  }
  const networks = [solanaNetwork(mainnet), solanaNetwork(devnet)]
  const context = testContext('', { networks, preferredNetwork: () => networks[0], ...changes })
  const created = createSolanaProvider({
    client: client as unknown as SessionClient,
    topic: 'topic',
    context,
  })
  const provider = created.provider as SolanaProvider
  const told: unknown[][] = []
  provider.watch({
    accounts: (addresses) => told.push(['accounts', ...addresses]),
    network: (id) => told.push(['network', id]),
    disconnect: () => told.push(['disconnect']),
  })
  function tell(name: string, payload: object = {}): void {
    for (const listener of [...(listeners.get(name) ?? [])]) {
      listener({ topic: 'topic', ...payload })
    }
  }
  return {
    provider,
    close: created.close,
    request,
    told,
    tell,
    /** An event of the wallet within the session. */
    event(name: string, data: unknown, chainId: string = mainnet) {
      tell('session_event', { params: { event: { name, data }, chainId } })
    },
    update(next: Granted) {
      sessions = [sessionOf({ ...granted, ...next })]
      tell('session_update')
    },
    /** The session is gone from the store. */
    drop() {
      sessions = []
    },
    listenerCount: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
  }
}

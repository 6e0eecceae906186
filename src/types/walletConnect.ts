import type { CaipNetworkId, Namespace } from './caip.ts'
import type { ConnectorContext } from './connectorDriver.ts'

export interface SessionAccount {
  caipNetworkId: CaipNetworkId
  /** Address in the wallet's spelling. */
  address: string
}

export interface SessionNamespace {
  accounts: SessionAccount[]
  /** Approved networks in the wallet's order, without duplicates. */
  chains: CaipNetworkId[]
  methods: string[]
}

/** Differences between namespaces in how wallets report accounts and networks. */
export interface NamespaceRules {
  namespace: Namespace
  isAddress(address: string, caipNetworkId: CaipNetworkId): boolean
  /** A key that is equal for all spellings of one account. */
  toAccountKey(address: string): string
  /** Returns the accounts for a network for which the session lists none. */
  elsewhere(accounts: readonly SessionAccount[]): readonly SessionAccount[]
  /** Reads the network from the data of a `chainChanged` event; null if there is none. */
  toNetworkId(data: unknown): CaipNetworkId | null
  /** True if wallets may switch to networks that the session does not list. */
  leavesSession: boolean
}

export interface NamespaceListener {
  /**
   * The addresses on the active network changed; the selected one is first. The event also follows each change of
   * network.
   */
  accounts(addresses: readonly string[]): void
  network?(caipNetworkId: CaipNetworkId): void
}

/**
 * The part of a session that belongs to one namespace. A session has no active network: every request names one, by the
 * id that the wallet approved.
 */
export interface NamespaceSession {
  readonly context: ConnectorContext
  readonly network: CaipNetworkId
  /** @throws ProviderRpcError 4900 once the session has ended */
  granted(): SessionNamespace
  /** Returns a session property (CAIP-25) by name. */
  property(name: string): string | undefined
  /** Returns the id by which the wallet approved a network; undefined if it did not. */
  chainOf(caipNetworkId: CaipNetworkId): CaipNetworkId | undefined
  can(method: string): boolean
  /** Returns the addresses on the active network, without duplicates. */
  accounts(): string[]
  /** Makes a network active; its accounts may differ. @throws NetworkNotApproved 4902 */
  moveTo(caipNetworkId: CaipNetworkId): void
  /** Resolves with true if the session lists the network now or within a second. */
  soonApproves(caipNetworkId: CaipNetworkId): Promise<boolean>
  /**
   * Resolves with the wallet's result, not parsed. @throws ProviderRpcError -32601 for a method and 4901 for a network
   * that is not in the session, 4900 if the session ends first, and the wallet's own errors
   */
  request(method: string, params: unknown, caipNetworkId?: CaipNetworkId): Promise<unknown>
  follow(listener: NamespaceListener): () => void
}

export interface WalletConnectPart {
  /** Methods that the pairing proposes; the wallet may grant only some. */
  methods: readonly string[]
  rules: NamespaceRules
  createProvider(session: NamespaceSession): object
}

import type { CaipNetworkId, Namespace } from './caip.ts'
import type { ConnectorContext } from './connectorDriver.ts'
import type { PageRequest } from './pageTransaction.ts'

export interface SessionAccount {
  caipNetworkId: CaipNetworkId
  /** Address as the wallet writes it. */
  address: string
}

export interface SessionNamespace {
  accounts: SessionAccount[]
  /** Networks that the wallet has approved, in the wallet's order and without duplicates. */
  chains: CaipNetworkId[]
  methods: string[]
}

/** The rules by which a namespace's accounts and networks in a session are read. */
export interface NamespaceRules {
  namespace: Namespace
  isAddress(address: string, caipNetworkId: CaipNetworkId): boolean
  /** Returns a key for an account. It is equal for all notations of the address, such as upper and lower case. */
  toAccountKey(address: string): string
  /** Returns the accounts for a network on which the session lists none. */
  elsewhere(accounts: readonly SessionAccount[]): readonly SessionAccount[]
  /** Parses the network from the data of a `chainChanged` event; null if the data name none. */
  toNetworkId(data: unknown): CaipNetworkId | null
  /** True if wallets may switch to networks that the session does not list. */
  leavesSession: boolean
}

export interface NamespaceListener {
  /**
   * Called when the addresses on the active network have changed, and after each change of the network. The selected
   * address is first.
   */
  accounts(addresses: readonly string[]): void
  network?(caipNetworkId: CaipNetworkId): void
  /** Called with any other event of the wallet on the active network; `data` is not parsed. */
  event?(name: string, data: unknown): void
}

/**
 * The part of a session that belongs to one namespace. A session has no active network: every request contains one, as
 * the id under which the wallet approved it.
 */
export interface NamespaceSession {
  readonly context: ConnectorContext
  readonly network: CaipNetworkId
  /** @throws ProviderRpcError 4900 once the session has ended */
  granted(): SessionNamespace
  /** Session properties (CAIP-25) by name, and those of scopes by namespace or CAIP-2 id; values are not parsed. */
  readonly properties: Readonly<Record<string, unknown>>
  readonly scopes: Readonly<Record<string, unknown>>
  /** Returns the id under which the wallet has approved a network; undefined if the wallet has not approved it. */
  chainOf(caipNetworkId: CaipNetworkId): CaipNetworkId | undefined
  can(method: string): boolean
  /** Returns the addresses on the active network, without duplicates. */
  accounts(): string[]
  /**
   * Makes a network active. The accounts on it may differ from those before.
   * @throws NetworkNotApproved 4902 if the session does not include the network
   */
  moveTo(caipNetworkId: CaipNetworkId): void
  /** Resolves with true if the session includes the network now or within a second. */
  soonApproves(caipNetworkId: CaipNetworkId): Promise<boolean>
  /**
   * Resolves with the wallet's result, not parsed.
   * @throws ProviderRpcError -32601 if the session does not include the method; 4901 if it does not include the
   * network; 4900 if the session ends first; the wallet's own errors
   */
  request(method: string, params: unknown, caipNetworkId?: CaipNetworkId): Promise<unknown>
  follow(listener: NamespaceListener): () => void
}

export interface WalletConnectPart {
  /** Methods that the pairing proposes. The wallet may grant only some of them. */
  methods: readonly string[]
  /** Events that the pairing proposes in addition to `accountsChanged` and `chainChanged`. */
  events?: readonly string[]
  rules: NamespaceRules
  createProvider(session: NamespaceSession): object
  /**
   * Reads a request of the session that sends a transaction, by its method and parameters; undefined for other requests.
   * `addresses` are those of the account.
   */
  toPageRequest?(request: {
    method: string
    params: unknown
    addresses: readonly string[]
    caipNetworkId: CaipNetworkId
  }): PageRequest | undefined
}

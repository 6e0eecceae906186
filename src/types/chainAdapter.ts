import type { Account, WalletAccounts } from './account.ts'
import type { CaipNetworkId } from './caip.ts'
import type { NativeCurrency, Network } from './network.ts'
import type { PageRequest } from './pageTransaction.ts'
import type { GrantedSession } from './smartSession.ts'
import type { TokenBalance, TokenUnit } from './token.ts'

/**
 * Sends a request to a node of a network. The wallet is not involved. On bip122 the node has an Esplora API: `method`
 * is an HTTP method and a path (`GET /tx/{txid}`), the only parameter is the body of a POST, and the result is the
 * response's text.
 */
export interface RpcRequest {
  (method: string, params?: readonly unknown[]): Promise<unknown>
  /** Returns the URLs of the nodes that may respond. Absent if they are not known. */
  nodes?(): Promise<readonly string[]>
}

/**
 * Finds an address of an account that no transaction has used, among those that the connected wallet's `provider` lists.
 * Null if all of them are used, or the wallet lists no address besides the account's own. Rejects with the errors of
 * `rpc`; SERVICE_INVALID_RESPONSE if a response is malformed.
 */
export type FindFreshAddress = (
  account: string,
  rpc: RpcRequest,
  provider: unknown,
) => Promise<string | null>

export interface TokenHolding {
  amountBaseUnits: bigint
  decimals: number
  symbol: string
}

/**
 * Reads balances from the nodes of a network. Rejects with the errors of `rpc`; SERVICE_INVALID_RESPONSE if a response
 * is malformed.
 */
export interface BalanceReader {
  /**
   * Resolves with the native balance in base units. In families whose accounts have several addresses, the connected
   * wallet's `provider` lists the account's addresses, and the balance is that of all of them.
   */
  getBalance(address: string, rpc: RpcRequest, provider?: unknown): Promise<bigint>
  /**
   * Resolves with the change of the native balance by transactions in the mempool, in base units. The change is
   * negative if the account sends more than it receives. Absent if `getBalance` includes this change.
   */
  getPending?(address: string, rpc: RpcRequest, provider?: unknown): Promise<bigint>
  /**
   * Tokens that nodes can list, in a family without balances in the blockchain API. Either `all` tokens of an account,
   * or only the native token and the `known` tokens.
   */
  readonly nodesList?: 'all' | 'known'
  getTokenBalance?(address: string, token: string, rpc: RpcRequest): Promise<TokenHolding>
  /**
   * Returns the addresses of well-known tokens, whose balances are listed if the account holds them. The page may
   * configure further tokens.
   */
  knownTokens?(caipNetworkId: CaipNetworkId): Promise<readonly string[]>
  getTokenUnit?(token: string, rpc: RpcRequest): Promise<TokenUnit>
}

/** A page's request on its way through the review. `params` are a copy that the page cannot change. */
export interface GatedRequest {
  method: string
  params?: unknown
  /** True if the wallet must not get the request without a review while the attribute `review` is not `off`. */
  isAlwaysReviewed?: boolean
  /**
   * True if the request is harmless by a test that needs no further code. It decides while what reads requests cannot be
   * loaded. Absent if no request of its method is.
   */
  isPlain?(): boolean
  /** Sends the request to the wallet. `params` are those of the request, completed by the reader if it completes any. */
  send(params: unknown): Promise<unknown>
}

export interface WalletListener {
  accounts(accounts: readonly Account[]): void
  /** The active network has changed. `accounts` is set if the namespace's addresses differ by network. */
  network(caipNetworkId: CaipNetworkId, accounts?: readonly Account[]): void
  /** The wallet no longer reports an account or network. It may be locked, and may report them again later. */
  disconnect(): void
  /** The wallet has emitted an event that cannot be read; accounts and network are then requested without a prompt. */
  unreadable?(): void
  /** The wallet reports that the user has revoked its permission. Called after `disconnect`. */
  withdraw?(): void
  /** The page disconnects through the host provider. */
  leave?(): Promise<void>
  /** The wallet has listed other addresses of the active account, whose balance may differ therefore. */
  addresses?(): void
  /** The page has sent a transaction through the host provider. */
  sent?(): void
  /**
   * The page requests a transaction through the host provider. `read` parses the page's parameters; `response` is the
   * wallet's response.
   */
  sending?(read: () => PageRequest, response: Promise<unknown>): void
  /**
   * The page sends a request through the host provider, which the user may have to review first. Resolves and rejects as
   * `send` does; rejects with 4001 if the user declines.
   */
  review?(request: GatedRequest): Promise<unknown>
  /** The wallet has granted a smart session to the page. */
  granted?(session: GrantedSession): void
}

/** A wallet of one namespace, bound to a provider of a connector's driver. */
export interface OpenedWallet {
  /** Requests accounts. With `silent` the wallet must not prompt; if it grants no account, the list is empty. */
  connect(options: { silent: boolean }): Promise<WalletAccounts>
  /** Subscribes to the wallet's changes. Returns a function that unsubscribes. */
  watch(listener: WalletListener): () => void
  /** Requests the active network from the wallet. */
  getNetwork(): Promise<CaipNetworkId>
  /**
   * Requests a switch of the network. Resolves with the network that is active after the request, even if the wallet's
   * response names another network.
   */
  switchNetwork(network: Network): Promise<CaipNetworkId>
  /** Signs UTF-8 text. The signature's encoding is that of the command `sign-message`. */
  signMessage(request: { address: string; message: string }): Promise<string>
  /** False if the wallet tells that this account signs no messages. */
  signsMessages(address: string): boolean
  /**
   * Revokes the wallet's permission. Never rejects, since a wallet may lack the request, as Phantom did in August
   * 2024 (https://github.com/reown-com/appkit/pull/2683).
   */
  revoke(): Promise<void>
  /**
   * Resolves with the assets that the wallet reports (ERC-7811); null if it does not report any or they are malformed.
   * `nativeCurrency` is that of the network, by default of the built-in one. Never prompts, never rejects.
   */
  getAssets?(account: {
    address: string
    caipNetworkId: CaipNetworkId
    nativeCurrency?: NativeCurrency
  }): Promise<TokenBalance[] | null>
  /** Attaches the host provider to this wallet, which then receives the provider's requests. */
  attach(state: WalletAccounts): void
}

export interface ChainAdapter {
  /**
   * Checks the shape of a provider and binds it. Returns the same object each time for the same provider.
   * @throws WalletModalError WALLET_INVALID_RESPONSE if `provider` lacks a required method
   */
  open(provider: unknown): OpenedWallet
  /** True if the app chooses the network, so that a switch needs no request to the wallet. */
  readonly switchesSilently?: boolean
  /** Returns the accounts with their addresses in the format of `network`. Present if the format differs by network. */
  accountsOn?(accounts: readonly Account[], network: Network): readonly Account[]
  /**
   * Returns the canonical form of an address to which a name resolves; null if the address is invalid. Absent if names
   * cannot resolve to addresses of the namespace.
   */
  toAddress?(text: string): string | null
  /** True if the address is valid on the network. Absent if an address is valid on every network of the namespace. */
  isAddressOn?(address: string, network: Network): boolean
  /** The host provider, which is the same object across switches and reconnects. */
  hostProvider: HostProvider
}

/** The provider for hosts. It sends requests to the wallet that was attached last. */
export interface HostProvider {
  /** The object that hosts get in the event `connect` and in the context `wallet-modal/provider/<namespace>`. */
  readonly public: object
  /** Emits the events for changed accounts or a changed network. */
  update(state: WalletAccounts): void
  /** Detaches the wallet: requests reject until the next `attach`. */
  detach(): void
}

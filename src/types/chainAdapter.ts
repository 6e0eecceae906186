import type { Account, WalletAccounts } from './account.ts'
import type { CaipNetworkId } from './caip.ts'
import type { CallRequest } from './calls.ts'
import type { Network } from './network.ts'
import type { PageRequest } from './pageTransaction.ts'
import type { GrantedSession } from './smartSession.ts'
import type { TokenBalance, TokenUnit } from './token.ts'

/**
 * Sends a request to a network's node, not to the wallet. On bip122 the node has an Esplora API: the method is an HTTP
 * method and a path (`GET /tx/{txid}`), the parameter the text to send, and the result the response's text.
 */
export type RpcRequest = (method: string, params?: readonly unknown[]) => Promise<unknown>

export interface TokenHolding {
  amountBaseUnits: bigint
  decimals: number
  symbol: string
}

/** Reads balances from a network's nodes. Rejects with errors of `rpc`, or SERVICE_INVALID_RESPONSE. */
export interface BalanceReader {
  /** Resolves with the native balance in base units. */
  getBalance(address: string, rpc: RpcRequest): Promise<bigint>
  /**
   * Resolves with the change of the native balance by transactions in the mempool, in base units: below zero if more
   * leaves the account than arrives. Present if `getBalance` leaves them out.
   */
  getPending?(address: string, rpc: RpcRequest): Promise<bigint>
  /**
   * Set if the blockchain API lists no balances of the family: `all` if nodes list everything that an account holds,
   * `known` if they list the native token and known ones.
   */
  readonly nodesList?: 'all' | 'known'
  getTokenBalance?(address: string, token: string, rpc: RpcRequest): Promise<TokenHolding>
  /** Addresses of tokens that are listed on a network beside the page's, if the account holds them. */
  knownTokens?(caipNetworkId: CaipNetworkId): Promise<readonly string[]>
  getTokenUnit?(token: string, rpc: RpcRequest): Promise<TokenUnit>
}

export interface WalletListener {
  accounts(accounts: Account[]): void
  /** The active network changed. `accounts` is set if the namespace's addresses differ by network. */
  network(caipNetworkId: CaipNetworkId, accounts?: Account[]): void
  /** The wallet reports no account or network any more. It may be locked, and return. */
  disconnect(): void
  /** The wallet has revoked its permission and reports it. The event follows `disconnect`. */
  withdraw?(): void
  /** The page disconnects through the host provider of the namespace. */
  leave?(): Promise<void>
  /** The page has sent a transaction through the host provider. */
  sent?(): void
  /**
   * The page requests to send a transaction by the host provider. `response` is the wallet's. `read` reads the
   * page's parameters.
   */
  sending?(read: () => PageRequest, response: Promise<unknown>): void
  /** The page requests a batch of calls, which the user reviews first. Rejects with 4001 if declined. */
  calls?(request: CallRequest): Promise<unknown>
  /** The wallet has granted a smart session to the page. */
  granted?(session: GrantedSession): void
}

/** A wallet of one namespace, bound to a provider of a connector's driver. */
export interface OpenedWallet {
  /** Requests accounts. With `silent` the wallet must not prompt, and no account is an empty list. */
  connect(options: { silent: boolean }): Promise<WalletAccounts>
  /** Subscribes to the wallet's changes. Returns a function that unsubscribes. */
  watch(listener: WalletListener): () => void
  /** Requests the active network from the wallet. */
  getNetwork(): Promise<CaipNetworkId>
  /** Requests a switch. Resolves with the network that is active afterwards, whatever the wallet responded. */
  switchNetwork(network: Network): Promise<CaipNetworkId>
  /** Signs UTF-8 text. The command `sign-message` names each namespace's encoding of the signature. */
  signMessage(request: { address: string; message: string }): Promise<string>
  /** Revokes the wallet's permission. Never rejects: some wallets lack the request. */
  revoke(): Promise<void>
  /**
   * Resolves with the assets that the wallet reports (ERC-7811); null if it reports none, or malformed ones. Never
   * prompts, never rejects.
   */
  getAssets?(account: {
    address: string
    caipNetworkId: CaipNetworkId
  }): Promise<TokenBalance[] | null>
  /** Sends later requests of the host's provider to this wallet. */
  attach(state: WalletAccounts): void
}

export interface ChainAdapter {
  /**
   * Binds a provider after a check of its shape; the same provider gives the same object. @throws WalletModalError
   * WALLET_INVALID_RESPONSE
   */
  open(provider: unknown): OpenedWallet
  /** True if the app chooses the network, and switching sends no request to the wallet. */
  readonly switchesSilently?: boolean
  /**
   * Returns the accounts in the address format of another network. Present if the namespace's formats differ by
   * network.
   */
  accountsOn?(accounts: readonly Account[], network: Network): Account[]
  /** Returns the address of a name in canonical form; null if it is invalid. Present if names lead to the namespace. */
  toAddress?(text: string): string | null
  /** True if the address is valid on the network. Present if networks differ in that. */
  isAddressOn?(address: string, network: Network): boolean
  /** The host's provider, which stays the same object across switches and reconnects. */
  hostProvider: HostProvider
}

/** The host's provider, which delegates to the wallet that was attached last. */
export interface HostProvider {
  /** The object that hosts get in `connect` and in the context `wallet-modal/provider/<namespace>`. */
  readonly public: object
  /** Emits the events of a change of accounts or network. */
  update(state: WalletAccounts): void
  /** Ends the connection: requests reject until the next `attach`. */
  detach(): void
}

import type { Account, WalletAccounts } from './account.ts'
import type { CaipNetworkId } from './caip.ts'
import type { CallBatch, CallOrigin } from './calls.ts'
import type { ConnectedWallet } from './connector.ts'
import type { Network } from './network.ts'
import type { GrantedSession } from './smartSession.ts'
import type { TokenBalance, TokenUnit } from './token.ts'

/** Sends a JSON-RPC request to a network's node, not to the wallet. */
export type RpcRequest = (method: string, params?: readonly unknown[]) => Promise<unknown>

export interface TokenHolding {
  amountBaseUnits: bigint
  decimals: number
  symbol: string
}

export interface ResolvedName {
  address: string
  avatarUrl: string | null
}

/** Names that a namespace registers on one of its networks, read from its nodes. */
export interface NameService {
  readonly caipNetworkId: CaipNetworkId
  /** The coin type of a network in names (ENSIP-11). @throws WalletModalError INVALID_CHAIN_ID */
  toCoinType(caipNetworkId: CaipNetworkId): number
  /** True if a name is normalized by ENSIP-15, so that it cannot pass for another. */
  isNormalized(name: string): Promise<boolean>
  /** Null if the name does not exist or has no address. */
  resolve(name: string, rpc: RpcRequest): Promise<ResolvedName | null>
  /** The primary name of an address, if it resolves back to it; else null. */
  reverse(address: string, rpc: RpcRequest): Promise<string | null>
}

/** Reads balances from a network's nodes. Rejects with what `rpc` throws, or SERVICE_INVALID_RESPONSE. */
export interface BalanceReader {
  /** The native balance, in base units. */
  getBalance(address: string, rpc: RpcRequest): Promise<bigint>
  getTokenBalance?(address: string, token: string, rpc: RpcRequest): Promise<TokenHolding>
  getTokenUnit?(token: string, rpc: RpcRequest): Promise<TokenUnit>
}

export interface WalletListener {
  accounts(accounts: Account[]): void
  /** With accounts, if the namespace's addresses differ by network. */
  network(caipNetworkId: CaipNetworkId, accounts?: Account[]): void
  /** The wallet reports no account or network any more. It may be locked, and return. */
  disconnect(): void
  /** The wallet has revoked its permission, as far as it reports that. Follows `disconnect`. */
  withdraw?(): void
  /** The page disconnects by the namespace's host provider. */
  leave?(): Promise<void>
  /** The page has sent a transaction through the host provider. */
  sent?(): void
  /** The user reviews the batch, then `ask` sends it with that network and account. Rejects with 4001 if declined. */
  calls?(batch: CallBatch, ask: (origin: CallOrigin) => Promise<unknown>): Promise<unknown>
  /** The wallet has granted a smart session to the page. */
  granted?(session: GrantedSession): void
}

/** Requests of an app that uses the announced wallet, handled by the modal. */
export interface AppGate {
  /** Resolves once no stored connection is being restored any more. */
  settled(): Promise<void>
  /** True if a stored connection could not be restored yet. */
  isStored(): boolean
  /** Opens the modal. Rejects if the user closes it without connecting. */
  connect(): Promise<unknown>
  disconnect(): Promise<unknown>
}

/** A wallet of one namespace, over the provider that a connector's driver gives. */
export interface OpenedWallet {
  /** Requests accounts. With `silent` the wallet must not prompt, and no account is an empty list. */
  connect(options: { silent: boolean }): Promise<WalletAccounts>
  /** Subscribes to the wallet's changes. Returns a function that unsubscribes. */
  watch(listener: WalletListener): () => void
  /** The wallet's active network, requested from the wallet. */
  getNetwork(): Promise<CaipNetworkId>
  /** Requests a switch and returns the network that is active afterwards, whatever the wallet answered. */
  switchNetwork(network: Network): Promise<CaipNetworkId>
  /** Signs UTF-8 text; the signature's encoding is the namespace's (hex on eip155). */
  signMessage(request: { address: string; message: string }): Promise<string>
  /** Revokes the wallet's permission. Never rejects: some wallets lack the request. */
  revoke(): Promise<void>
  /** As the wallet reports (EIP-7811); null if it does not, or they are malformed. Never prompts, never rejects. */
  getAssets?(account: {
    address: string
    caipNetworkId: CaipNetworkId
  }): Promise<TokenBalance[] | null>
  /** Requests of the host's provider go to this wallet from now on. */
  attach(state: WalletAccounts): void
}

export interface ChainAdapter {
  /** The same object each time. Checks the provider's shape. @throws WalletModalError WALLET_INVALID_RESPONSE */
  open(provider: unknown): OpenedWallet
  /** True if the app chooses the network, and switching sends no request to the wallet. */
  readonly switchesSilently?: boolean
  /** The same accounts in the address format of another network, if the namespace has one for each. */
  accountsOn?(accounts: readonly Account[], network: Network): Account[]
  /** The address in the namespace's canonical form; null if it is invalid. Present if accounts have names. */
  toAddress?(text: string): string | null
  /** True if the address is valid on the network. Present if networks differ in that. */
  isAddressOn?(address: string, network: Network): boolean
  /** Announces the connected wallet to other apps by the namespace's standard. Returns a function that withdraws it. */
  announce(wallet: Pick<ConnectedWallet, 'name' | 'imageUrl'>, gate: AppGate): () => void
  /** For apps that found the announced wallet before this chunk loaded, if the standard allows no later ones. */
  announced?(gate: AppGate): object
  /** The host's provider: the same object across switches and reconnects. */
  hostProvider: HostProvider
}

/** The host's provider, which delegates to the wallet that was attached last. */
export interface HostProvider {
  /** The object in `connect` and in the context `wallet-modal/provider/<namespace>`. */
  readonly public: object
  /** Accounts or network changed: emits the events. */
  update(state: WalletAccounts): void
  /** The connection ended: requests reject until the next `attach`. */
  detach(): void
}

import type { Account, WalletAccounts } from './account.ts'
import type { CaipNetworkId } from './caip.ts'
import type { CallBatch, CallOrigin } from './calls.ts'
import type { ConnectedWallet } from './connector.ts'
import type { Network } from './network.ts'
import type { GrantedSession } from './smartSession.ts'
import type { TokenBalance, TokenUnit } from './token.ts'

/** Sends one JSON-RPC call to a network's own nodes, not to the wallet. */
export type RpcRequest = (method: string, params?: readonly unknown[]) => Promise<unknown>

/** What is held of a token, and how to write it. */
export interface TokenHolding {
  amountBaseUnits: bigint
  decimals: number
  symbol: string
}

/** What a name stands for. */
export interface ResolvedName {
  address: string
  avatarUrl: string | null
}

/** Names that a namespace keeps on one of its networks, asked over the nodes of that network. */
export interface NameService {
  readonly caipNetworkId: CaipNetworkId
  /** How names number the addresses of a network. @throws WalletModalError INVALID_CHAIN_ID */
  toCoinType(caipNetworkId: CaipNetworkId): number
  /** Null for what is no name there, or one without an address. */
  resolve(name: string, rpc: RpcRequest): Promise<ResolvedName | null>
  /** The name that an address has chosen for itself and that leads back to it; null where it has none. */
  reverse(address: string, rpc: RpcRequest): Promise<string | null>
}

/** What a wallet tells while it is connected. Every change goes through these. */
export interface WalletListener {
  accounts(accounts: Account[]): void
  /** With the accounts there, where a namespace's addresses belong to one network. */
  network(caipNetworkId: CaipNetworkId, accounts?: Account[]): void
  /** It names no account now, or has lost its networks: it may be locked, and come back. */
  disconnect(): void
  /** It has taken its permission back, as far as it can be asked. Comes after `disconnect`. */
  withdraw?(): void
  /** The page ends the connection, by means of the namespace's own provider. */
  leave?(): Promise<void>
  /** The page had it send a transaction, through the provider that it was given. */
  sent?(): void
  /**
   * The page wants it to make calls, and `ask` asks it to, from where the person was told: they are told what the calls
   * do first. Rejects with what EIP-1193 has for it where they decline.
   */
  calls?(batch: CallBatch, ask: (origin: CallOrigin) => Promise<unknown>): Promise<unknown>
  /** It has granted the page a session. */
  granted?(session: GrantedSession): void
}

/** What an app that has found the announced wallet may ask of the modal, beside what it asks of the wallet. */
export interface AppGate {
  /** Settles at once, or when a stored connection has been restored or could not be. */
  settled(): Promise<void>
  /** Whether a connection is stored that could not be restored so far. */
  isStored(): boolean
  /** Shows the modal. Rejects when the visitor closes it without connecting. */
  connect(): Promise<unknown>
  /** Disconnects, as the visitor would. */
  disconnect(): Promise<unknown>
}

/**
 * All that differs between namespaces once a wallet's provider is at hand. `provider` is what a
 * connector's driver gave; the adapter checks its shape at the door, so the type is `unknown` here.
 */
export interface ChainAdapter {
  /** Asks for accounts. With `silent` it must not make the wallet prompt; no account is then an empty list. */
  connect(provider: unknown, options: { silent: boolean }): Promise<WalletAccounts>
  /** Follows the wallet's own changes. Returns what stops it. */
  watch(provider: unknown, listener: WalletListener): () => void
  /** The network the wallet is on now, asked of the wallet. */
  getNetwork(provider: unknown): Promise<CaipNetworkId>
  /** Asks the wallet to switch and answers with the network it is on afterwards, whatever it replied. */
  switchNetwork(provider: unknown, network: Network): Promise<CaipNetworkId>
  /** Wallets have no network of their own: switching is a matter of the page, and asks nobody. */
  readonly switchesSilently?: boolean
  /** Signs UTF-8 text; the encoding of the signature is the namespace's (hex on eip155). */
  signMessage(provider: unknown, request: { address: string; message: string }): Promise<string>
  /** Tells the wallet that the visitor left. Never throws: not every wallet can be told. */
  revoke(provider: unknown): Promise<void>
  /** The same accounts as another network writes them; where a namespace's addresses differ by network. */
  accountsOn?(accounts: readonly Account[], network: Network): Account[]
  /** Native balance in base units, read from the network's nodes; where the namespace shows one. */
  getBalance?(address: string, rpc: RpcRequest): Promise<bigint>
  /** What an account holds of a token, read from its contract. */
  getTokenBalance?(address: string, token: string, rpc: RpcRequest): Promise<TokenHolding>
  /** How amounts of a token are written, as its contract says. Throws as `getTokenBalance`. */
  getTokenUnit?(token: string, rpc: RpcRequest): Promise<TokenUnit>
  /** An address as the namespace spells it, or null for what is none of its addresses; where accounts have names. */
  toAddress?(text: string): string | null
  readonly names?: NameService
  /**
   * What the wallet itself says that an account holds on a network; null for one that does not tell, or tells it wrongly.
   * Never makes it prompt, and never rejects.
   */
  getAssets?(
    provider: unknown,
    account: { address: string; caipNetworkId: CaipNetworkId },
  ): Promise<TokenBalance[] | null>
  /** Whether an address of the namespace is one on that network; where its networks differ in that. */
  isAddressOn?(address: string, network: Network): boolean
  /** Announces the connected wallet to the page in the namespace's standard way. Returns what ends it. */
  announce(wallet: Pick<ConnectedWallet, 'name' | 'imageUrl'>, gate: AppGate): () => void
  /** What apps get of it, for those who found it before this code had loaded; where they cannot come later. */
  announced?(gate: AppGate): object
  /** The object the host gets: stable over switches and reconnects. */
  hostProvider: HostProvider
}

/** A stable, public provider in front of the wallet's own. */
export interface HostProvider {
  /** What `connect` hands out and `wallet-modal/provider/<namespace>` answers. */
  readonly public: object
  /** A wallet is connected: requests of the page go to it from now on. */
  attach(provider: unknown, state: WalletAccounts): void
  /** Its accounts or its network have changed: listeners of the page are told. */
  update(state: WalletAccounts): void
  /** The connection has ended: requests reject until the next wallet is attached. */
  detach(): void
}

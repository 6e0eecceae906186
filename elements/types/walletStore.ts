import type { ConnectionStatus } from '../../src/types/account.ts'
import type { Namespace } from '../../src/types/caip.ts'
import type {
  AccountPermissions,
  AccountTokens,
  AccountTransactions,
  HostState,
  ListedWallet,
  NamespaceState,
  WalletLists,
} from '../../src/types/host.ts'
import type { HostSession, SignInSession } from '../../src/types/siwx.ts'
import type { WalletCommand } from './commands.ts'
import type { ConnectDetail } from './events.ts'
import type { Providers } from './providers.ts'
import type { NetworkSummary } from './summary.ts'

/** A `<wallet-modal>`, given by its id, by a ref or as the element itself; by default the first one of the page. */
export type WalletTarget = string | HTMLElement | { readonly current: HTMLElement | null }

/** A framework's or the browser's event. `onClick={open}` passes it to `open`, which ignores it. */
type ClickEvent = Event | { readonly bubbles: boolean }

type Data<Name extends 'open' | 'connect' | 'disconnect' | 'tokens' | 'transactions'> = Omit<
  WalletCommand<Name>,
  'command'
>

/** The wallet of a page at one moment. */
export interface WalletSnapshot {
  /** State of the element; null on the server, and until the element is in the page. */
  readonly state: HostState | null
  /** Status of the active chain family; `connecting` also while a page restores a connection. */
  readonly status: ConnectionStatus
  /** The account of the active chain family. */
  readonly account: NamespaceState | null
  /** Session of the active account; null unless the account has signed in. */
  readonly session: HostSession | null
  /** Lists of wallets; null until `searchWallets` was called or the modal was opened. */
  readonly wallets: WalletLists | null
  /** The active network, even if no account is connected; null until the modal’s code has loaded. */
  readonly network: NetworkSummary | null
  /**
   * The provider of each chain family; null while no wallet is connected there. A provider is always the same object.
   */
  readonly providers: { readonly [Name in Namespace]: Providers[Name] | null }
}

/**
 * Commands to a `<wallet-modal>`. Each rejects like the command of the same name, with an error whose `code` is in the
 * error catalogue; callers need not catch it.
 */
export interface WalletCommands {
  open(data?: WalletOpenData | ClickEvent): Promise<void>
  close(click?: ClickEvent): Promise<void>
  /** Connects the given wallet. By default it opens the list and resolves once a wallet is connected. */
  connect(data?: Data<'connect'> | ClickEvent): Promise<ConnectDetail>
  /** Disconnects the given chain family, or all. */
  disconnect(data?: Data<'disconnect'> | ClickEvent): Promise<void>
  /** Requests a switch to a network of the page, given by slug or CAIP-2 id. */
  switchNetwork(network: string): Promise<void>
  /** Signs UTF-8 text with the account of the given chain family, by default the active one. */
  signMessage(message: string, namespace?: Namespace): Promise<string>
  signIn(click?: ClickEvent): Promise<SignInSession>
  /** Reads the holdings of the connected account on its network, as the view Account shows it; read at most once in 30 s. */
  tokens(data?: Data<'tokens'> | ClickEvent): Promise<AccountTokens>
  /** The newest transactions of the connected account; with `more` also the next older ones. */
  transactions(data?: Data<'transactions'> | ClickEvent): Promise<AccountTransactions>
  /** Reads what others may take from the connected account, as the view Permissions lists it. */
  permissions(click?: ClickEvent): Promise<AccountPermissions>
  /** Searches the directory by name, 40 wallets a page; by default it lists all. `page` counts from 1. */
  searchWallets(query?: string, page?: number): Promise<ListedWallet[]>
}

/** The result of `useWallet`. Its functions are the same in every render. */
export interface WalletInReact extends WalletSnapshot, WalletCommands {}

/** The wallet of a page as a store, in the form that Svelte and Solid expect. */
export interface WalletStore extends WalletCommands {
  /**
   * Calls `listener` at once without a wallet, as on a server, then with the present wallet and after each change, until
   * the returned function is called.
   */
  subscribe(listener: (wallet: WalletSnapshot) => void): () => void
}

/** The view to open, with its data. */
type WalletOpenData = DataOf<WalletCommand<'open'>>
type DataOf<Command> = Command extends { command: string } ? Omit<Command, 'command'> : never

/** Creates a store that follows a `<wallet-modal>` of the page. On a server no account is connected. */
export type CreateWalletStore = (target?: WalletTarget) => WalletStore

/** Follows a `<wallet-modal>` of the page. No account is connected on the server and during hydration. */
export type UseWallet = (target?: WalletTarget) => WalletInReact

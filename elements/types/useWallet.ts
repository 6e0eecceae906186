import type { ConnectionStatus } from '../../src/types/account.ts'
import type { Namespace } from '../../src/types/caip.ts'
import type { HostState, NamespaceState } from '../../src/types/host.ts'
import type { HostSession, SignInSession } from '../../src/types/siwx.ts'
import type { WalletCommand } from './commands.ts'
import type { ConnectDetail } from './events.ts'
import type { Providers } from './providers.ts'
import type { NetworkSummary } from './summary.ts'

/** A `<wallet-modal>` by its id, by a ref, or itself. The first of the page by default. */
export type WalletTarget = string | HTMLElement | { readonly current: HTMLElement | null }

/** React passes its event to `onClick={open}`; it is not a command's data. */
type ClickEvent = { readonly nativeEvent: Event }

type Data<Name extends 'open' | 'connect' | 'disconnect'> = Omit<WalletCommand<Name>, 'command'>

/**
 * The result of `useWallet`. Its functions are stable across renders. They reject like the commands of the same name,
 * with an error that has a `code` of the catalogue; callers need not catch it.
 */
export interface WalletInReact {
  /** Null on the server, and until the element is in the page. */
  readonly state: HostState | null
  /** Of the active chain family; `connecting` also while a page restores a connection. */
  readonly status: ConnectionStatus
  /** The account of the active chain family. */
  readonly account: NamespaceState | null
  /** The session of that account. Null unless it has signed in. */
  readonly session: HostSession | null
  /** The active network, also without a connection. Null until the modal's code has loaded. */
  readonly network: NetworkSummary | null
  /** The provider of each chain family while a wallet is connected there. It stays the same object. */
  readonly providers: { readonly [Name in Namespace]: Providers[Name] | null }
  open(data?: WalletOpenData | ClickEvent): Promise<void>
  close(click?: ClickEvent): Promise<void>
  /** Connects the given wallet; else shows the list and waits for a connection. */
  connect(data?: Data<'connect'> | ClickEvent): Promise<ConnectDetail>
  /** Disconnects one chain family, or all. */
  disconnect(data?: Data<'disconnect'> | ClickEvent): Promise<void>
  /** A configured network, by slug or CAIP-2 id. */
  switchNetwork(network: string): Promise<void>
  /** Signs UTF-8 text with the account of the active chain family, or of the given one. */
  signMessage(message: string, namespace?: Namespace): Promise<string>
  signIn(click?: ClickEvent): Promise<SignInSession>
}

/** The view to open, and its data. */
type WalletOpenData = DataOf<WalletCommand<'open'>>
type DataOf<Command> = Command extends { command: string } ? Omit<Command, 'command'> : never

/** Follows a `<wallet-modal>` of the page. On the server, and while hydrating, no account is connected. */
export type UseWallet = (target?: WalletTarget) => WalletInReact

import type { ConnectionStatus } from '../../src/types/account.ts'
import type { Namespace } from '../../src/types/caip.ts'
import type { HostState, NamespaceState } from '../../src/types/host.ts'
import type { SignInSession } from '../../src/types/siwx.ts'
import type { WalletCommand } from './commands.ts'
import type { ConnectDetail } from './events.ts'
import type { Providers } from './providers.ts'
import type { NetworkSummary } from './summary.ts'

/** The `<wallet-modal>` that is meant: by its id, by a ref, or itself. The first of the page where nothing is said. */
export type WalletTarget = string | HTMLElement | { readonly current: HTMLElement | null }

/** React hands its event to what is written as `onClick={open}`; it is no data of a command. */
type ClickEvent = { readonly nativeEvent: Event }

type Data<Name extends 'open' | 'connect' | 'disconnect'> = Omit<WalletCommand<Name>, 'command'>

/**
 * What `useWallet` gives. The functions stay the same from one drawing to the next. They reject as the commands of the
 * same name do, with an error that has a `code` of the catalogue; nobody has to catch it.
 */
export interface WalletInReact {
  /** Null on the server, and until the element is in the page. */
  readonly state: HostState | null
  /** Of the active chain family; `connecting` also while a page that has loaded finds out who was connected. */
  readonly status: ConnectionStatus
  /** The account of the active chain family. */
  readonly account: NamespaceState | null
  /** The active network, also while nobody is connected. Null until the modal's code has loaded. */
  readonly network: NetworkSummary | null
  /** The provider of each chain family while a wallet is connected there. It stays the same object. */
  readonly providers: { readonly [Name in Namespace]: Providers[Name] | null }
  open(data?: WalletOpenData | ClickEvent): Promise<void>
  close(click?: ClickEvent): Promise<void>
  /** Connects the wallet that is named; else shows the list and waits for a connection. */
  connect(data?: Data<'connect'> | ClickEvent): Promise<ConnectDetail>
  /** Disconnects one chain family, or all. */
  disconnect(data?: Data<'disconnect'> | ClickEvent): Promise<void>
  /** A configured network, by slug or CAIP-2 id. */
  switchNetwork(network: string): Promise<void>
  /** Signs UTF-8 text with the account of the active chain family, or of the one named. */
  signMessage(message: string, namespace?: Namespace): Promise<string>
  signIn(click?: ClickEvent): Promise<SignInSession>
}

/** What the modal opens on, and what that view needs. */
type WalletOpenData = DataOf<WalletCommand<'open'>>
type DataOf<Command> = Command extends { command: string } ? Omit<Command, 'command'> : never

/** Follows a `<wallet-modal>` of the page. On the server, and in what is drawn there, nobody is connected. */
export type UseWallet = (target?: WalletTarget) => WalletInReact

import type {
  HostState,
  Namespace,
  NamespaceState,
  NetworkSummary,
  Providers,
  WalletCommand,
  WalletCommandName,
  WalletCommandResult,
} from 'wallet-modal'

/** State of a page's wallet. */
export interface FollowedWallet {
  /** Null until the element's script has run. */
  readonly state: HostState | null
  /** The account of the active chain family. */
  readonly account: NamespaceState | null
  readonly network: NetworkSummary | null
  /** The provider of each chain family while a wallet is connected there. It stays the same object. */
  readonly providers: { readonly [Name in Namespace]: Providers[Name] | null }
}

export declare const disconnected: FollowedWallet

export declare function followWallet(
  element: HTMLElement,
  onChange: (wallet: FollowedWallet) => void,
): () => void

export declare function sendCommand<Name extends WalletCommandName>(
  element: HTMLElement | null | undefined,
  command: WalletCommand<Name> & { command: Name },
): Promise<WalletCommandResult<Name>>

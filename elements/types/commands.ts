import type { Namespace } from '../../src/types/caip.ts'
import type {
  AccountPermissions,
  AccountTokens,
  AccountTransactions,
  HostState,
  ListedWallet,
} from '../../src/types/host.ts'
import type { Network } from '../../src/types/network.ts'
import type { SignInSession } from '../../src/types/siwx.ts'
import type { SocialProvider } from '../../src/types/social.ts'
import type { ViewName } from '../../src/types/view.ts'
import type { Wallet } from '../../src/types/wallet.ts'
import type { ConnectDetail } from './events.ts'

type NewEmail = {
  /** The current email address. */
  email: string
  newEmail?: string
  /** The view to open once the address has changed. */
  redirectView: ViewName
}

/** Data that a view requires. Wallets are given by rdns, id or name, networks by slug or CAIP-2 id. */
interface RequiredViewData {
  ConnectingExternal: { wallet: string | Wallet }
  ConnectingWalletConnect: { wallet: string | Wallet }
  ConnectingMultiChain: { wallet: string | Wallet }
  Downloads: { wallet: string | Wallet }
  SwitchNetwork: { network: string | Network }
  ConnectingSocial: { provider: SocialProvider }
  EmailVerifyOtp: { email: string }
  EmailVerifyDevice: { email: string }
  /**
   * `token`: `native`, a symbol, an address, a CAIP-19 or CAIP-10 id, by default the native token; `recipient`: an
   * address or name; `amount`: a decimal string in token units.
   */
  WalletSend: { token?: string; recipient?: string; amount?: string; network?: string | Network }
  /** Only the modal opens it. */
  Transaction: { transaction: never }
  /** The side of the swap whose token the user selects. */
  SwapSelectToken: { target: 'source' | 'to' }
  UpdateEmailWallet: NewEmail
  UpdateEmailPrimaryOtp: NewEmail
  UpdateEmailSecondaryOtp: NewEmail
}

type ViewNeeds<View> = View extends keyof RequiredViewData ? RequiredViewData[View] : unknown

type OpenData =
  | { view?: undefined; namespace?: Namespace }
  | { [View in ViewName]: { view: View; namespace?: Namespace } & ViewNeeds<View> }[ViewName]

interface Commands {
  /** Opens the modal on the given view. By default it opens on Connect, or on Account if an account is connected. */
  open: { data: OpenData; result: undefined }
  /** Closes the modal. */
  close: { data: unknown; result: undefined }
  /**
   * Connects a wallet, given by rdns, id or name; `walletConnect` shows the QR code. Without `wallet` the list of
   * wallets opens. Without `namespace`, a wallet that announces sessions of several chain families (CAIP-25) connects all of
   * the page's by one prompt. `address` (CAIP-10) shows an account without a wallet, which never signs. If the page requires signing
   * in, the command resolves after the sign-in. With `modal: false` the modal does not open for a wallet by QR code: the
   * page draws the code of the event `pairinguri`, and another `connect` or `disconnect` ends the request.
   */
  connect: {
    data: { wallet?: string; address?: string; namespace?: Namespace; modal?: boolean }
    result: ConnectDetail
  }
  /** Disconnects the given chain family, or all. */
  disconnect: { data: { namespace?: Namespace }; result: undefined }
  /** Sends the wallet a request to switch to one of the page’s networks, given by slug or CAIP-2 id. */
  'switch-network': { data: { network: string }; result: undefined }
  /** Opens the view for signing in. Resolves once the user has signed in, or at once if a session exists already. */
  'sign-in': { data: unknown; result: SignInSession }
  /**
   * Sends the wallet a request to sign a text as UTF-8. The signature is hex on EVM and Polkadot, base58 on Solana,
   * base64 on Bitcoin.
   */
  'sign-message': { data: { message: string; namespace?: Namespace }; result: string }
  /**
   * Searches the directory for wallets by name, 40 a page; an empty `query` lists all. `page` counts from 1, its default. The
   * command also fills the lists in `state.wallets`, with their pictures. It rejects where All Wallets is off.
   */
  'search-wallets': { data: { query?: string; page?: number }; result: ListedWallet[] }
  /**
   * Reads what the connected account holds on its network, as the view Account shows it: from the wallet, the blockchain API or
   * nodes, at most once in 30 s. `isWhole` is false if there may be more.
   */
  tokens: { data: { namespace?: Namespace }; result: AccountTokens }
  /**
   * Reads the newest transactions of the connected account, as the view Transactions shows them, at most once in 10 s. With
   * `more` it also reads the next older ones, while `hasMore` is true.
   */
  transactions: { data: { namespace?: Namespace; more?: boolean }; result: AccountTransactions }
  /**
   * Reads what others may take from the active account on its network, as the view Permissions lists it. A search through
   * blocks ends after 20 s; `isWhole` is false if there may be more, and the next call continues the search.
   */
  permissions: { data: unknown; result: AccountPermissions }
  /** Returns the current state, as in the event `statechange`. */
  state: { data: unknown; result: HostState }
  /** Returns the log of all levels as a text for a bug report: its last 1,024,000 bytes. */
  log: { data: unknown; result: string }
}

export type WalletCommandName = keyof Commands

/**
 * The value that a command resolves with. A failed command rejects with an error whose `code` is in the error
 * catalogue.
 */
export type WalletCommandResult<Name extends WalletCommandName> = Commands[Name]['result']

/** A command with its data. Comparing `command` narrows the type of the data. */
export type WalletCommand<Name extends WalletCommandName = WalletCommandName> = {
  [Each in Name]: { command: Each } & Commands[Each]['data']
}[Name]

/**
 * The event that carries a command to `<wallet-modal>`, which sets `detail.result` during dispatch:
 * `const event: WalletCommandEvent<'state'> = new CustomEvent('walletcommand', { detail: { command: 'state' } })`.
 */
export type WalletCommandEvent<Name extends WalletCommandName = WalletCommandName> = CustomEvent<
  WalletCommand<Name> & { result?: Promise<WalletCommandResult<Name>> }
>

import type { Namespace } from '../../src/types/caip.ts'
import type { HostState } from '../../src/types/host.ts'
import type { Network } from '../../src/types/network.ts'
import type { SignInSession } from '../../src/types/siwx.ts'
import type { SocialProvider } from '../../src/types/social.ts'
import type { ViewName } from '../../src/types/view.ts'
import type { Wallet } from '../../src/types/wallet.ts'
import type { ConnectDetail } from './events.ts'

type NewEmail = {
  /** The present address. */
  email: string
  newEmail?: string
  /** The view after the change. */
  redirectView: ViewName
}

/** Data that a view requires. Wallets by rdns, id or name; networks by slug or CAIP-2 id. */
interface RequiredViewData {
  ConnectingExternal: { wallet: string | Wallet }
  ConnectingWalletConnect: { wallet: string | Wallet }
  ConnectingMultiChain: { wallet: string | Wallet }
  Downloads: { wallet: string | Wallet }
  SwitchNetwork: { network: string | Network }
  ConnectingSocial: { provider: SocialProvider }
  EmailVerifyOtp: { email: string }
  EmailVerifyDevice: { email: string }
  /** A token of the account by address, else the native one; an address or name; a decimal amount in the token's unit. */
  WalletSend: { token?: string; recipient?: string; amount?: string; network?: string | Network }
  /** The side of the swap whose token is selected. */
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
  /** Opens the modal: on the given view, else on Connect, or on Account if connected. */
  open: { data: OpenData; result: undefined }
  /** Closes the modal. */
  close: { data: unknown; result: undefined }
  /**
   * Connects a wallet, by its rdns, id or name. `walletConnect` shows the QR code; without a wallet the list opens. Where
   * signing in is required, it waits for that, too.
   */
  connect: { data: { wallet?: string; namespace?: Namespace }; result: ConnectDetail }
  /** Disconnects one chain family, or all if none is named. */
  disconnect: { data: { namespace?: Namespace }; result: undefined }
  /** Requests a switch to one of the page’s networks, by slug or CAIP-2 id. */
  'switch-network': { data: { network: string }; result: undefined }
  /** Shows signing in, and waits for it. Resolves at once if the user is signed in. */
  'sign-in': { data: unknown; result: SignInSession }
  /**
   * Asks the user to sign a text, as UTF-8. The signature is hex on EVM and Polkadot, base58 on Solana, base64 on
   * Bitcoin.
   */
  'sign-message': { data: { message: string; namespace?: Namespace }; result: string }
  /** The present state, as in `statechange`. */
  state: { data: unknown; result: HostState }
  /** The log of all levels, as text for a bug report: the last 1,024,000 bytes. */
  log: { data: unknown; result: string }
}

export type WalletCommandName = keyof Commands

/** The result of a command. It rejects with an error that has a `code` of the catalogue. */
export type WalletCommandResult<Name extends WalletCommandName> = Commands[Name]['result']

/** A command and its data, told apart by `command`. */
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

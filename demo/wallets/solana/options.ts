import type { SignInFields } from '../shared/signInText.ts'

/** Options of an in-page Solana test wallet. All are JSON. */
export interface SolanaWalletOptions {
  name: string
  icon?: `data:image/svg+xml;base64,${string}`
  /** Keys as 64 hexadecimal digits; by default the first two accounts of the local chain. */
  seeds?: string[]
  /** Nodes by CAIP-2 id, to broadcast. */
  rpcUrls: Record<string, string>
  /** Approves every request without a dialog. */
  autoApprove?: boolean
  /** Shows no dialog: `control.approve()` and `control.reject()` decide. */
  headless?: boolean
  /** Returns every account, the selected one first; by default only the selected one. */
  exposeAllAccounts?: boolean
  /** The wallet does not support `solana:signAndSendTransaction`. */
  signsOnly?: boolean
  /** The wallet supports `solana:signIn`. */
  signsIn?: boolean
  /** The wallet registers only when `control.register()` is called. */
  late?: boolean
  behaviour?: SolanaWalletBehaviour
}

/** Faults of real wallets, on demand. Methods are named by feature: `connect`. */
export interface SolanaWalletBehaviour {
  /** Methods whose requests get no response. */
  never?: string[]
  /** Methods that fail at once, or true for all methods, as after an extension was updated or removed. */
  gone?: string[] | true
  /** The address that the wallet reports in place of its own. */
  address?: string
  /** Methods with a malformed response. */
  nonsense?: string[]
  /** Fields that the wallet writes into a sign-in message in place of the page's. */
  signInFields?: SignInFields
  /** A user rejection is an Error without a code. */
  rejectWithoutCode?: boolean
}

/** How an in-page Solana wallet presents itself and what it can do. All of it is JSON. */
export interface SolanaWalletOptions {
  name: string
  icon?: `data:image/svg+xml;base64,${string}`
  /** Keys as 64 hexadecimal digits; by default the first two accounts of the local chain. */
  seeds?: string[]
  /** Nodes by CAIP-2 id: where it sends to. */
  rpcUrls: Record<string, string>
  /** Answers every question with yes, without a dialog. */
  autoApprove?: boolean
  /** Shows no dialog: `control.approve()` and `control.reject()` answer. */
  headless?: boolean
  /** Hands out every account, the selected one first; by default only the selected one. */
  exposeAllAccounts?: boolean
  /** Only signs: without `solana:signAndSendTransaction`. */
  signsOnly?: boolean
  /** Registers itself only when `control.register()` is called. */
  late?: boolean
  behaviour?: SolanaWalletBehaviour
}

/** Faults of real wallets, to be played on demand. Methods are named as in the features: `connect`. */
export interface SolanaWalletBehaviour {
  /** Methods that never answer. */
  never?: string[]
  /** Methods that fail at once, as with an extension that was just updated or removed; or all. */
  gone?: string[] | true
  /** What it says is its address. */
  address?: string
  /** Methods that answer with something else than they should. */
  nonsense?: string[]
  /** A refusal comes without a code. */
  rejectWithoutCode?: boolean
}

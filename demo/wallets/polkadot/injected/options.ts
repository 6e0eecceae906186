/** How an in-page Polkadot test wallet presents itself and what it can do. All of it is JSON. */
export interface PolkadotWalletOptions {
  /** Its name in `window.injectedWeb3`. */
  key: string
  /** What its dialog says; the convention has no name for a wallet. */
  name: string
  /** Keys of the development mnemonic; by default Alice and Bob. */
  paths?: string[]
  /** The network whose text it writes addresses in. By default 42, any. */
  ss58Prefix?: number
  /** Answers every question with yes, without a dialog. */
  autoApprove?: boolean
  /** Shows no dialog: `control.approve()` and `control.reject()` answer. */
  headless?: boolean
  /** Puts itself into the page this many milliseconds late, or when `control.inject()` is called. */
  injectLate?: number | 'manual'
  behaviour?: PolkadotBehaviour
}

type Asked = 'enable' | 'accounts' | 'signRaw' | 'signPayload'

/** Faults of real wallets, to be played on demand. */
export interface PolkadotBehaviour {
  /** The person lets the site see no account. */
  noAccounts?: boolean
  /** Lists an account of an EVM key too, as wallets of several families do. */
  ethereumAccount?: boolean
  /** What accounts.get() answers in place of the truth. */
  accounts?: unknown
  never?: Asked[]
  /** Answers what makes no sense. */
  nonsense?: Asked[]
  /** Every request fails, as with an extension that was just updated or removed. */
  gone?: boolean
}

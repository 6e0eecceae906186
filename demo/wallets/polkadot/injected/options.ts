/** Options of an in-page Polkadot test wallet. All are JSON. */
export interface PolkadotWalletOptions {
  /** The wallet's key in `window.injectedWeb3`. */
  key: string
  /** The name in the wallet's dialog; the convention has no display name. */
  name: string
  /** Keys of the development mnemonic; by default Alice and Bob. */
  paths?: string[]
  /** The SS58 prefix of its addresses; 42 by default, which is valid on any network. */
  ss58Prefix?: number
  /** Approves every request without a dialog. */
  autoApprove?: boolean
  /** Shows no dialog: `control.approve()` and `control.reject()` decide. */
  headless?: boolean
  /** Delay of the injection in milliseconds; with `manual` only `control.inject()` injects. */
  injectLate?: number | 'manual'
  behaviour?: PolkadotBehaviour
}

type Method = 'enable' | 'accounts' | 'signRaw' | 'signPayload'

/** Faults of real wallets, on demand. */
export interface PolkadotBehaviour {
  /** The user permits no account. */
  noAccounts?: boolean
  /** Lists an EVM account too, like wallets of several families. */
  ethereumAccount?: boolean
  /** Result of accounts.get() in place of the real one. */
  accounts?: unknown
  never?: Method[]
  /** Requests with a malformed response. */
  nonsense?: Method[]
  /** Every request fails, as it does after an extension was updated or removed. */
  gone?: boolean
}

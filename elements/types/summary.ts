/** An account as `<wallet-modal>` publishes it for the buttons. */
export interface AccountSummary {
  address: string
  /** The account's registered name, or its address shortened. */
  label: string
  avatarUrl: string | null
  /** A CSS background derived from the address, for accounts without a picture. */
  avatarBackground: string
  /**
   * Balance with its unit, rounded down: of the token in the attribute `tokens`, else of the native token; null while
   * it is unknown.
   */
  balance: string | null
  /** Image of the token whose balance is shown; null if the host has not configured one. */
  balanceUrl: string | null
  /**
   * The last transaction, while it is pending and for a while after its confirmation; always null without
   * `follow-transactions`.
   */
  transaction: { phase: 'pending' | 'confirmed'; label: string } | null
}

export interface NetworkSummary {
  /** False if `enable-network-switch` is off. The button then shows the network but opens nothing. */
  canSwitch: boolean
  name: string
  caipNetworkId: string
  imageUrl: string | null
}

/** The value of the `wallet-modal/account` context. */
export interface Summary {
  account: AccountSummary | null
  network: NetworkSummary | null
  /** The text of the connect button, in the modal's language; while a wallet is being connected it says so. */
  connectLabel?: string
  /** True while a stored session is being restored. The account that will be connected is not known yet. */
  isRestoring: boolean
  /** The modal's `theme-mode` as a CSS `color-scheme`; empty with `auto`, which follows the page. */
  colorScheme?: string
}

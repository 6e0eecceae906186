/** Data of the buttons, as `<wallet-modal>` publishes it. */
export interface AccountSummary {
  address: string
  /** A registered name, or the address shortened. */
  label: string
  avatarUrl: string | null
  /** A CSS background derived from the address, for accounts without a picture. */
  avatarBackground: string
  /** With its unit, rounded down; null while unknown. */
  balance: string | null
  /** The image of the balance's token, if the host configured one. */
  balanceUrl: string | null
  /** With `follow-transactions`: set while a transaction is pending, and shortly after it was confirmed. */
  transaction: { phase: 'pending' | 'confirmed'; label: string } | null
}

export interface NetworkSummary {
  /** False where `enable-network-switch` is off: the button shows the network and opens nothing. */
  canSwitch: boolean
  name: string
  caipNetworkId: string
  imageUrl: string | null
}

/** The value of the `wallet-modal/account` context. */
export interface Summary {
  account: AccountSummary | null
  network: NetworkSummary | null
  /** The connect button's text in the modal's language. */
  connectLabel: string
  /** True while a stored session is being restored, so that the account is not known yet. */
  isRestoring: boolean
}

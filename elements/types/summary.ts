/** What the buttons show, as `<wallet-modal>` publishes it. */
export interface AccountSummary {
  address: string
  /** A registered name, or the address shortened. */
  label: string
  avatarUrl: string | null
  /** Drawn from the address, as a CSS background, where there is no picture. */
  avatarBackground: string
  /** With its unit, never rounded up; null while unknown. */
  balance: string | null
  /** The picture of the token whose balance it is, where the page has named one. */
  balanceUrl: string | null
}

export interface NetworkSummary {
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
  /** A stored session is being restored, so it is not known yet who is connected. */
  isRestoring: boolean
}

/** The modal announces its connected wallet under this name, and ignores announcements of it. */
export const ownRdns = 'app.wallet-modal'

/** The same as a Wallet Standard feature, for wallets without an rdns. */
export const ownFeature = `${ownRdns}:own` as const

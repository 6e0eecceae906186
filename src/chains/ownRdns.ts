/** The modal announces its connected wallet under this name, and ignores announcements of it. */
export const ownRdns = 'app.wallet-modal'

/** The same mark as a feature of the Wallet Standard, whose wallets have no rdns. */
export const ownFeature = `${ownRdns}:own` as const

/** The modal announces its connected wallet under this name, and ignores announcements of it. */
export const ownRdns = 'app.wallet-modal'

/** The Wallet Standard feature that marks the modal's own wallet, since wallets of that standard have no rdns. */
export const ownFeature = `${ownRdns}:own` as const

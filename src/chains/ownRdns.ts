/** The rdns under which the modal announces its connected wallet. Discovery ignores announcements with this rdns. */
export const ownRdns = 'app.wallet-modal'

/**
 * The Wallet Standard feature that marks the modal's own wallet. A feature is used, because wallets of that standard
 * have no rdns.
 */
export const ownFeature = `${ownRdns}:own` as const

/** Under this name the modal announces its own wallet to the page; it must not find itself. */
export const ownRdns = 'app.wallet-modal'

/** The same where a wallet is known by its features (Wallet Standard). */
export const ownFeature = `${ownRdns}:own` as const

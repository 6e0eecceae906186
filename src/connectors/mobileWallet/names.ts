/** Name of the wallet of the published package. The user sees the name of the app once it opens. */
export const walletName = 'Mobile Wallet Adapter'

/** Key of the wallet's authorization of this page. `authorization.ts` has its schema. */
export const authorizationKey = 'wallet-modal/mobile_wallet'

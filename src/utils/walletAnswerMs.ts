/** A visitor may have to unlock the wallet and find its window; after this, in milliseconds, the view says so. */
export const walletAnswerMs = 60_000

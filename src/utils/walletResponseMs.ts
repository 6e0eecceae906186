/** Milliseconds that a user needs to unlock the wallet and to find its window. After this time the view offers help. */
export const walletResponseMs = 60_000

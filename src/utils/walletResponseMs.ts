/** Milliseconds for unlocking the wallet and finding its window, after which the view offers help to the user. */
export const walletResponseMs = 60_000

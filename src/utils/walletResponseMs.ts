/** Time in ms that the user has for unlocking the wallet and finding its window, before the view offers help. */
export const walletResponseMs = 60_000

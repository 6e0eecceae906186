/** Milliseconds before the view offers help: the user may have to unlock the wallet and find its window. */
export const walletAnswerMs = 60_000

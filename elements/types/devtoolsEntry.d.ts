// The types of `wallet-modal/devtools`.

/**
 * The element `<wallet-modal-devtools>`, which the module defines: a panel with state, events, requests and their verdicts,
 * log, and the test wallets of the page. Its attribute `for` has the id of a `<wallet-modal>`; without one it follows the first
 * of the page. On a server the class is empty.
 */
export declare class WalletModalDevtools extends HTMLElement {}

import type { UseWallet } from './useWallet.ts'

// The types of `wallet-modal/react`.

export type { UseWallet, WalletInReact, WalletTarget } from './useWallet.ts'

/**
 * Follows a `<wallet-modal>` of the page, by its id, a ref or itself; the first one where nothing is said. Works while
 * the element or its code is still to come, in StrictMode and Suspense, and on the server, where nobody is connected.
 */
export declare const useWallet: UseWallet

import type { UseWallet } from './useWallet.ts'

// The types of `wallet-modal/react`.

export type { UseWallet, WalletInReact, WalletTarget } from './useWallet.ts'

/**
 * Follows a `<wallet-modal>` of the page, by its id, a ref or itself; the first one by default. Works before the
 * element or its code has loaded, in StrictMode and Suspense, and on the server, where no account is connected.
 */
export declare const useWallet: UseWallet

import type { UseWallet } from './walletStore.ts'

// The types of `wallet-modal/react`.

export type { UseWallet, WalletInReact, WalletTarget } from './walletStore.ts'

/**
 * Follows a `<wallet-modal>` of the page, given by its id, by a ref or as the element itself; by default the first one.
 * The hook can be called before the element is inserted or its code has loaded, in StrictMode and Suspense, and on a
 * server, where no account is connected.
 */
export declare const useWallet: UseWallet

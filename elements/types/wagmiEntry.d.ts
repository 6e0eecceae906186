import type { WalletModalConnector } from './wagmi.ts'
import type { WalletTarget } from './walletStore.ts'

// The types of `wallet-modal/wagmi`.

export type { WalletModalConnector } from './wagmi.ts'
export type { WalletTarget } from './walletStore.ts'

/**
 * Creates a connector of wagmi for a `<wallet-modal>` of the page, given by its id, by a ref or as the element itself; by
 * default the first one. It can be created before the element is inserted, and on a server.
 */
export declare const walletModal: (target?: WalletTarget) => WalletModalConnector

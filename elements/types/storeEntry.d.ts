import type { CreateWalletStore, WalletSnapshot } from './walletStore.ts'

// The types of `wallet-modal/store`.

export type {
  CreateWalletStore,
  WalletCommands,
  WalletSnapshot,
  WalletStore,
  WalletTarget,
} from './walletStore.ts'

/** The wallet of a page without a connection, as a server renders it: the first value of a framework's own state. */
export declare const disconnected: WalletSnapshot

/**
 * Creates a store that follows a `<wallet-modal>` of the page, given by its id, by a ref or as the element itself; by
 * default the first one. It can be created before the element is inserted or its code has loaded, and on a server.
 */
export declare const walletStore: CreateWalletStore

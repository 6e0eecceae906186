import type { InstallWallet } from './testing.ts'

// The types of `wallet-modal/testing`.

export type {
  Bip122TestWalletOptions,
  Eip155TestWalletOptions,
  InstallWallet,
  PolkadotTestWalletOptions,
  SolanaTestWalletOptions,
  TestPage,
  TestWallet,
  TestWalletAnswer,
  TestWalletOptions,
  TestWalletRequest,
} from './testing.ts'

/**
 * Puts a wallet with test keys where a browser extension would put one. With a page of Playwright: into all that it opens
 * from now on. Without: into the page that calls it, before `<wallet-modal>` opens. It signs for real; its keys are public
 * knowledge, so that nothing of worth may ever be sent to its addresses.
 */
export declare const installWallet: InstallWallet

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
 * Installs a wallet with test keys, as a browser extension would be. With a page of Playwright, it is in every document
 * that the page opens afterwards. Without one, it is in the page that calls the function, which must be before
 * `<wallet-modal>` opens. The wallet's signatures are valid and its keys are public, so never send anything of value to
 * its addresses.
 */
export declare const installWallet: InstallWallet

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
 * Installs a wallet with test keys, like a browser extension. If `page` is a page of Playwright, every document that
 * the page opens afterwards has the wallet. Without `page`, the calling document has the wallet; the call must then
 * come before `<wallet-modal>` opens.
 *
 * The wallet's signatures are valid and its keys are public, so never send anything of value to its addresses.
 */
export declare const installWallet: InstallWallet

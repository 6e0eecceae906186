import type { MobileWallet } from '@solana-mobile/mobile-wallet-adapter-protocol'

/** A way to the wallet's app. */
export interface MobileSession {
  /**
   * Runs requests in one association with the wallet.
   * @throws WalletModalError WALLET_NOT_FOUND, WALLET_TIMEOUT, CONNECTION_FAILED, USER_REJECTED; the wallet's errors
   */
  transact<Result>(run: (wallet: MobileWallet) => Promise<Result>): Promise<Result>
  /** Resolves when the way is gone. Never resolves for wallets that are associated anew for each request. */
  ended: Promise<void>
  close(): void
}

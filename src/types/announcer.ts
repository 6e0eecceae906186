import type { ConnectedWallet } from './connector.ts'

/** Functions of the modal that an announced wallet calls for requests of other apps. */
export interface AppGate {
  /** Resolves once each stored connection is restored or could not be restored. */
  settled(): Promise<void>
  /** True if a stored connection has not been restored yet. */
  isStored(): boolean
  /** Opens the modal. Rejects if the user closes it without connecting a wallet. */
  connect(): Promise<unknown>
  disconnect(): Promise<unknown>
}

export type WalletToAnnounce = Pick<ConnectedWallet, 'name' | 'imageUrl'>

/**
 * Announces the connected wallet to other apps in the page, in the namespace's standard. Every announcement contains
 * the same provider object.
 */
export interface Announcer {
  /** Announces the wallet. Returns a function that withdraws the announcement. */
  announce(wallet: WalletToAnnounce, gate: AppGate): () => void
  /**
   * Returns the object through which an app uses the announced wallet. An app may find the wallet before this code has
   * loaded; the script at page load then returns this object to the app. The method exists in families whose apps look
   * for wallets only when they start.
   */
  announced?(gate: AppGate): object
}

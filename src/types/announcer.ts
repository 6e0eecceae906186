import type { ConnectedWallet } from './connector.ts'

/** Requests of an app that uses the announced wallet, handled by the modal. */
export interface AppGate {
  /** Resolves once restoring of all stored connections has succeeded or failed. */
  settled(): Promise<void>
  /** True if a stored connection could not be restored yet. */
  isStored(): boolean
  /** Opens the modal. Rejects if the user closes it without connecting. */
  connect(): Promise<unknown>
  disconnect(): Promise<unknown>
}

export type WalletToAnnounce = Pick<ConnectedWallet, 'name' | 'imageUrl'>

/**
 * Shows other apps in the page the connected wallet, by the namespace's standard. Apps get one object, each time the
 * same.
 */
export interface Announcer {
  /** Returns a function that withdraws the wallet. */
  announce(wallet: WalletToAnnounce, gate: AppGate): () => void
  /**
   * The wallet for apps that found it before this chunk loaded. Present if apps look for wallets only at their start.
   */
  announced?(gate: AppGate): object
}

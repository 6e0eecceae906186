import type { Account } from './account.ts'
import type { ChainAdapter } from './chainAdapter.ts'
import type { ConnectorDriver, WalletConnection } from './connectorDriver.ts'
import type { ConnectDetail } from './host.ts'

/** A connection in use: whom to ask, and what stops following it. Not reactive: providers are never proxied. */
export interface LiveConnection {
  connection: WalletConnection
  adapter: ChainAdapter
  driver: ConnectorDriver
  connectorId: string
  /** As the wallet lists them, the one it has selected first; the visitor may use another. */
  accounts: Account[]
  /** Stops following the wallet. */
  stop: () => void
  /** Ends its announcement to the page, while there is one. */
  stopAnnouncing?: (() => void) | undefined
}

/** What the visitor is connecting to. Asking the same wallet again goes on with it: any of its answers will do. */
export interface ConnectGoal {
  readonly connectorId: string
  /** The wallet is being asked. Later the goal stays for a while: a wallet that answers late is still taken. */
  isAwaited: boolean
  readonly reach: (details: ConnectDetail[]) => void
  readonly reached: Promise<ConnectDetail[]>
  /** The visitor has disconnected: what was begun for this goal is stopped. */
  onLeft?: (() => void) | undefined
}

/** One try to restore a stored connection. */
export interface RestoreAttempt {
  readonly connectorId: string
  /** The visitor has disconnected meanwhile: the wallet is told so, should it come. */
  abandoned: boolean
  /** How many attempts in a row have failed before this one, since the connection was last in use. */
  readonly failures: number
}

/** A connection that storage keeps and that cannot be used now: its wallet is locked, late or failed to answer. */
export interface UnrestorableConnection {
  readonly connectorId: string
  /** How many attempts in a row to restore it have failed. */
  readonly failures: number
  /** Stops waiting for the wallet to come back, where that is possible. */
  readonly stop?: () => void
}

/**
 * The connection of one namespace: exactly one of these at any time. A `goal` beside another phase is the wallet that
 * the visitor asks while one is connected, or one that was asked before and may still answer.
 */
export type Connection =
  | { readonly phase: 'idle'; readonly goal?: ConnectGoal | undefined }
  | {
      readonly phase: 'connecting'
      readonly goal: ConnectGoal
      /** What is gone back to when the wallet declines. */
      readonly stored?: UnrestorableConnection | undefined
    }
  | {
      readonly phase: 'restoring'
      readonly attempt: RestoreAttempt
      readonly goal?: ConnectGoal | undefined
    }
  | {
      readonly phase: 'connected'
      readonly live: LiveConnection
      readonly goal?: ConnectGoal | undefined
    }
  | {
      readonly phase: 'unrestorable'
      readonly stored: UnrestorableConnection
      readonly goal?: ConnectGoal | undefined
    }

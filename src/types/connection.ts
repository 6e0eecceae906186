import type { Account, ConnectionStatus } from './account.ts'
import type { CaipAddress } from './caip.ts'
import type { ChainAdapter, OpenedWallet } from './chainAdapter.ts'
import type { ConnectorDriver, WalletConnection } from './connectorDriver.ts'
import type { ConnectDetail } from './host.ts'

export interface ShownConnection {
  status: ConnectionStatus
  /** The account of the last `connect` event; null before the first one, and after `disconnect`. */
  caipAddress: CaipAddress | null
}

/** A live connection. It is not reactive: providers must never be proxied. */
export interface LiveConnection {
  connection: WalletConnection
  adapter: ChainAdapter
  opened: OpenedWallet
  driver: ConnectorDriver
  connectorId: string
  /** Accounts in the wallet's order, its selected one first; the user may select another in the modal. */
  accounts: Account[]
  /** True if the connection was restored or made by another tab, and the user has not acted on it since. */
  isUntouched?: boolean
  /** Returns the details of `connect` for an element that is inserted later; null before an account is active. */
  describe(): ConnectDetail | null
  shown?: ShownConnection
  stop: () => void
  stopAnnouncing?: (() => void) | undefined
}

/**
 * A request to connect a wallet. A second request for the same wallet reuses it: any response of the wallet completes
 * it.
 */
export interface ConnectGoal {
  readonly connectorId: string
  /** True while the request is pending. A late approval is accepted for a while after. */
  isAwaited: boolean
  readonly complete: (details: ConnectDetail[]) => void
  readonly completed: Promise<ConnectDetail[]>
  /** Aborts the work behind this goal. Called when the user disconnects. */
  onLeft?: (() => void) | undefined
}

export interface RestoreAttempt {
  readonly connectorId: string
  /** True if the user has disconnected meanwhile: a wallet that then responds is disconnected. */
  abandoned: boolean
  /** Failed attempts in a row before this one. */
  readonly failures: number
  /** True if the connection was unrestorable before, so that another namespace may have become active meanwhile. */
  readonly returns: boolean
}

/** A stored connection that is unavailable: its wallet is locked, not announced yet, or did not respond. */
export interface UnrestorableConnection {
  readonly connectorId: string
  /** Failed attempts in a row. */
  readonly failures: number
  /** Stops the wait for the wallet, if there is one. */
  readonly stop?: () => void
}

/**
 * The state of a namespace. Outside of `connecting`, `goal` is a request for another wallet, or a former one that may
 * still be approved.
 */
export type Connection =
  | { readonly phase: 'idle'; readonly goal?: ConnectGoal | undefined }
  | {
      readonly phase: 'connecting'
      readonly goal: ConnectGoal
      /** The stored connection, which is unrestorable again if the wallet declines. */
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

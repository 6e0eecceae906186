import type { Account, ConnectionStatus } from './account.ts'
import type { CaipAddress } from './caip.ts'
import type { ChainAdapter, OpenedWallet } from './chainAdapter.ts'
import type { ConnectorDriver, WalletConnection } from './connectorDriver.ts'
import type { ConnectDetail } from './host.ts'

export interface ShownConnection {
  status: ConnectionStatus
  /** The account that `connect` named last; null before the first one, and once the page was told of the end. */
  caipAddress: CaipAddress | null
}

/** A live connection. Not reactive: providers must never be proxied. */
export interface LiveConnection {
  connection: WalletConnection
  adapter: ChainAdapter
  opened: OpenedWallet
  driver: ConnectorDriver
  connectorId: string
  /** In the wallet's order, its selected one first; the user may select another in the modal. */
  accounts: Account[]
  /** It was restored, or another tab made it, and the user has not acted on it since. */
  isUntouched?: boolean
  /** The details of `connect` for an element inserted later; null before an account is active. */
  describe(): ConnectDetail | null
  /** Applies the page's status to the host provider, announcements and events; after each change of account or network. */
  show(): void
  shown?: ShownConnection
  stop: () => void
  stopAnnouncing?: (() => void) | undefined
}

/** A pending connect request. Requesting the same wallet again reuses it: any of its responses completes it. */
export interface ConnectGoal {
  readonly connectorId: string
  /** True while the request is pending. A late approval is accepted for a while after. */
  isAwaited: boolean
  readonly complete: (details: ConnectDetail[]) => void
  readonly completed: Promise<ConnectDetail[]>
  /** Called when the user disconnects: aborts the work behind this goal. */
  onLeft?: (() => void) | undefined
}

export interface RestoreAttempt {
  readonly connectorId: string
  /** True if the user has disconnected meanwhile: the wallet is disconnected if it responds. */
  abandoned: boolean
  /** Failed attempts in a row before this one. */
  readonly failures: number
  /** True if the connection was unrestorable: another namespace may be active in its place. */
  readonly returns: boolean
}

/** A stored connection that is unavailable: its wallet is locked, late or did not respond. */
export interface UnrestorableConnection {
  readonly connectorId: string
  /** Failed attempts in a row. */
  readonly failures: number
  /** Stops the wait for the wallet, if there is one. */
  readonly stop?: () => void
}

/** A `goal` in another phase than connecting is another requested wallet, or a former one that may still approve. */
export type Connection =
  | { readonly phase: 'idle'; readonly goal?: ConnectGoal | undefined }
  | {
      readonly phase: 'connecting'
      readonly goal: ConnectGoal
      /** The state to return to if the wallet declines. */
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

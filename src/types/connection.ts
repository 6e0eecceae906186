import type { Account, ConnectionStatus } from './account.ts'
import type { CaipAddress } from './caip.ts'
import type { ChainAdapter, OpenedWallet } from './chainAdapter.ts'
import type { ConnectorDriver, WalletConnection } from './connectorDriver.ts'
import type { ConnectDetail } from './host.ts'

export interface ShownConnection {
  status: ConnectionStatus
  /** The account of the last `connect` event; null before the first one, and after a `disconnect` event. */
  caipAddress: CaipAddress | null
}

/**
 * A live connection, which `updateLive` changes. It is not reactive, because a provider does not work through a proxy.
 */
export interface LiveConnection {
  readonly connection: WalletConnection
  readonly adapter: ChainAdapter
  readonly opened: OpenedWallet
  readonly driver: ConnectorDriver
  readonly connectorId: string
  /**
   * Accounts in the wallet's order: the account that is selected in the wallet is first. The user may make another
   * account active in the modal.
   */
  readonly accounts: readonly Account[]
  /** True if the connection was restored, or was made in another tab, and the user has not used it in this page yet. */
  readonly isUntouched?: boolean
  /** Returns the details of `connect` for an element that is inserted later; null until an account is active. */
  describe(): ConnectDetail | null
  readonly shown?: ShownConnection
  /** The selected address, which is stored once the account has signed in, where that is required. */
  readonly unstored?: string | undefined
  /** Settles once the wallet has got the page's last request that the review has seen, or that request was rejected. */
  readonly turn?: Promise<unknown>
  readonly stop: () => void
  readonly stopAnnouncing?: (() => void) | undefined
}

/**
 * A request to connect a wallet. A second request for the same wallet uses the same goal, so that one response of the
 * wallet completes both requests.
 */
export interface ConnectGoal {
  readonly connectorId: string
  /** Id of the wallet that the user or the page has chosen for a pairing. */
  walletId?: string | undefined
  /**
   * True while the request is pending. After the request has failed, an approval of the wallet is still accepted for a
   * while.
   */
  isAwaited: boolean
  readonly complete: (details: ConnectDetail[]) => void
  readonly completed: Promise<ConnectDetail[]>
  /** Called when the user disconnects, to abort the work of this request. */
  onLeft?: (() => void) | undefined
}

export interface RestoreAttempt {
  readonly connectorId: string
  /** True if the user disconnected during the attempt. If the wallet responds afterwards, it is disconnected again. */
  abandoned: boolean
  /** Number of consecutive failed attempts before the current one. */
  readonly failures: number
  /** True if an earlier attempt failed. The user may have made another namespace active after that. */
  readonly returns: boolean
}

/**
 * A stored connection that could not be restored: its wallet is locked, has not announced itself yet, or did not
 * respond.
 */
export interface UnrestorableConnection {
  readonly connectorId: string
  /** Number of consecutive failed attempts. */
  readonly failures: number
  /** Unsubscribes from events that report the wallet's return. Absent without a subscription. */
  readonly stop?: () => void
}

/**
 * The state of a namespace. In the phase `connecting`, `goal` is the pending request. In other phases, `goal` is a
 * pending request for another wallet, or a failed request that the wallet may still approve.
 */
export type Connection =
  | { readonly phase: 'idle'; readonly goal?: ConnectGoal | undefined }
  | {
      readonly phase: 'connecting'
      readonly goal: ConnectGoal
      /** The stored connection, to which the phase `unrestorable` returns if the request fails. */
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

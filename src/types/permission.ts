import type { MessageKey } from '../i18n/messages.ts'
import type { CaipNetworkId } from './caip.ts'
import type { RpcRequest } from './chainAdapter.ts'
import type { PermissionKind } from './permissionKind.ts'
import type { ContractUnit, SendContext, SentTransfer } from './sender.ts'
import type { SessionPermission } from './smartSession.ts'

/** A permission on a token that the chain has stored for an account. */
export interface TokenPermission {
  /** Unique among the permissions of an account on a network. */
  id: string
  kind: PermissionKind
  /** Address of the token's contract or mint. */
  token: string
  /** Address of the token account that the permission is on, in families where an account holds each token in one. */
  account?: string
  /** The account that the permission is for. */
  spender: string
  /**
   * Amount in base units: for the kind `amount`, null if it is unlimited; for the kind `close`, what the spender gets if the
   * account holds wrapped native currency, else null.
   */
  amount: bigint | null
  /** Token id, for the kind `item`. */
  item: bigint | null
  /** Expiry in ms since the epoch; null if there is none. */
  expiresAt: number | null
  /** The contract that has stored the permission, if it is not the token's: Permit2. */
  holder: string | null
  /** Unit of the token as its contract reports it; null for NFTs, if the account holds none, and if it cannot be read. */
  unit: ContractUnit | null
  /** False if the account holds none of the token, which may be worthless then. Absent if it is not known. */
  isHeld?: boolean
}

/** A range of blocks, both ends included. */
export interface BlockRange {
  from: number
  to: number
}

export interface SearchedRange extends BlockRange {
  /** Time of its oldest block in ms since the epoch; null if unknown. */
  since: number | null
}

/** State of a search through blocks, from which it can be continued. */
export interface ScanState {
  /** The newest block when the search was started or continued. */
  newest: number
  /** Ranges that were searched, disjoint, the newest first. */
  covered: readonly SearchedRange[]
  /** Ranges that no node would search, disjoint, the newest first. */
  failed: readonly BlockRange[]
  /** Number of blocks of the next request, which adapts to the limits of nodes. */
  size: number
}

export interface ScanStep {
  /** State of the search; null in a family whose nodes list all permissions at once. */
  state: ScanState | null
  /** Permissions that were found or changed. */
  found: readonly TokenPermission[]
  /** Ids of permissions that have ended. */
  ended: readonly string[]
  /** Contracts that name more permissions than are read, by token. */
  skipped?: readonly string[]
}

export interface ScanRequest {
  account: string
  rpc: RpcRequest
  /** State of an earlier search, which is continued; null starts a new search. */
  state: ScanState | null
  signal: AbortSignal
  report: (step: ScanStep) => void
}

/** An allowance to read in the block of a mined transaction. */
export interface MinedAllowance {
  /** Address of the token's contract. */
  token: string
  spender: string
  /** Hash of the transaction. */
  hash: string
}

export interface RevocationContext extends SendContext {
  account: string
  nativeSymbol: string
  isSmartAccount: boolean
}

/** A permission that the wallet has granted to this page (ERC-7715). */
export interface WalletGrant {
  /** The wallet's opaque id of the grant, by which it is revoked. */
  context: string
  caipNetworkId: CaipNetworkId
  /** The account that may act; null if the wallet names none. */
  to: string | null
  permission: SessionPermission
  /** Expiry in ms since the epoch; null if there is none. */
  expiresAt: number | null
}

/** Permissions that an account has granted on a network, and their revocation. */
export interface PermissionReader {
  /** Text that says which permissions the search finds, and which it does not. */
  readonly searched: MessageKey
  /**
   * Searches for permissions, and reports each step. Ends silently if the signal aborts. Rejects with the errors of
   * `rpc` once retries have failed; what was reported stays valid.
   */
  scan(request: ScanRequest): Promise<void>
  /** Reads permissions again, and resolves with those that still exist. Rejects with the errors of `rpc`. */
  confirm(
    account: string,
    permissions: readonly TokenPermission[],
    rpc: RpcRequest,
  ): Promise<TokenPermission[]>
  /**
   * Reads an allowance as it was after the block of a mined transaction, because a node that lags behind would return an
   * earlier one. Null if there is none, or if the node does not know the transaction. Rejects with the errors of `rpc`.
   */
  readAllowance?(
    account: string,
    allowance: MinedAllowance,
    rpc: RpcRequest,
  ): Promise<TokenPermission | null>
  /**
   * Simulates a revocation. `gasLimit` is null if no node can simulate. Rejects with REVOCATION_REFUSED if the token
   * refuses it or if it would take anything of the account.
   */
  simulate(
    permissions: readonly TokenPermission[],
    context: RevocationContext,
  ): Promise<{ gasLimit: bigint | null }>
  /**
   * Estimates the most that the network may take for the revocation of one permission, in base units of the native token,
   * and its gas limit: `gasLimit`, that of the simulation, or one of the node if that is null. Null if no node estimates the
   * gas, or if the wallet sets the fee. Rejects with the errors of `rpc`.
   */
  estimate?(
    permission: TokenPermission,
    context: RevocationContext,
    gasLimit: bigint | null,
  ): Promise<{ feeBaseUnits: bigint; gasLimit: bigint } | null>
  /**
   * Returns the ids of permissions whose revocation fails or costs far more than the others, so that the others can be
   * revoked together. Empty if no node can simulate. Absent in families whose revocations succeed or fail one by one.
   */
  findRefused?(
    permissions: readonly TokenPermission[],
    context: RevocationContext,
  ): Promise<string[]>
  /** True if the wallet revokes several permissions by one request. Never prompts, never rejects. */
  takesBatches?(context: RevocationContext): Promise<boolean>
  /**
   * Sends the wallet a request to revoke permissions; several in a batch, for which `takesBatches` must be true. Rejects
   * with the errors of `Sender.send`.
   */
  revoke(
    permissions: readonly TokenPermission[],
    context: RevocationContext & {
      feeLimit: bigint | null
      gasLimit: bigint | null
      beforeRequest: () => void
    },
  ): Promise<SentTransfer>
  /**
   * Reads the contract that the account has delegated its code to (EIP-7702); null without one. Rejects with the errors
   * of `rpc`.
   */
  readDelegate?(account: string, rpc: RpcRequest): Promise<string | null>
  /**
   * Reads what the wallet has granted to this page (ERC-7715); null if the wallet cannot list it. Never prompts, never
   * rejects.
   */
  readGrants?(provider: unknown, account: string): Promise<WalletGrant[] | null>
  /** Requests the revocation of a grant. Rejects with the wallet's errors. */
  revokeGrant?(provider: unknown, context: string): Promise<void>
}

import type { CaipNetworkId } from './caip.ts'
import type { RpcRequest } from './chainAdapter.ts'
import type { TransferDirection } from './transaction.ts'

/** A transfer of the account as the chain has it. */
export interface ProvedTransfer {
  direction: TransferDirection
  /** Sender or receiver. Empty if the chain shows several, or none. */
  other: string
  /** Address of the token's contract or mint; null for the native token. */
  token: string | null
  /** Null for an NFT, and where the amount is unknown. */
  amountBaseUnits: bigint | null
}

/** The facts of a transaction that a node shows. A fact that the node does not show is null. */
export interface TransactionDetails {
  status: 'confirmed' | 'failed' | 'pending'
  /** The account that signed and pays the fee. On Bitcoin null, where outputs of several accounts may pay. */
  signer: string | null
  /** The fee in base units of the native token, if the account has paid the whole fee. */
  fee: bigint | null
  /** Height of the block; on Solana the slot. */
  block: number | null
  /** Time of the block in ms since the epoch. */
  minedAt: number | null
  nonce: number | null
  /** The contract that was called. */
  contract: string | null
  /** Transfers of the account; of a failed transaction those that it ordered. Null where the history has them all. */
  transfers: readonly ProvedTransfer[] | null
}

interface DetailsRequest {
  hash: string
  /** The plain address of the account, not CAIP-10. */
  address: string
  caipNetworkId: CaipNetworkId
  /** The connected wallet's provider, which lists the account's addresses in families with several. */
  provider?: unknown
}

/**
 * Reads a transaction from a node; null if the node does not know it. Rejects with the errors of `rpc`;
 * SERVICE_INVALID_RESPONSE if a response is malformed, or is about another transaction.
 */
export type ReadDetails = (
  request: DetailsRequest,
  rpc: RpcRequest,
) => Promise<TransactionDetails | null>

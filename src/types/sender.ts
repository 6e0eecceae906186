import type { CaipNetworkId } from './caip.ts'
import type { RpcRequest } from './chainAdapter.ts'
import type { PendingTransaction } from './pendingTransaction.ts'

/** What is to go from one account to another. */
export interface Transfer {
  from: string
  to: string
  /** The token's contract or mint; null for the native token. */
  token: string | null
  amountBaseUnits: bigint
  decimals: number
  /** For the words of errors. */
  symbol: string
  nativeSymbol: string
}

/** What sending takes beside the amount, in base units of the native token. */
export interface TransferCost {
  /** The most that the network may ask for. */
  feeBaseUnits: bigint
  /** What opening the receiver's account for the token costs; zero where none is opened. */
  accountBaseUnits: bigint
}

/** Why text is no address to send to. */
export type AddressProblem = 'malformed' | 'checksum' | 'zero'

/** What stands at an address: `account` for what a person has, as far as the chain shows. */
export type ReceiverKind = 'account' | 'contract' | 'token' | 'tokenAccount'

/** The network that something is sent on. */
export interface SendContext {
  caipNetworkId: CaipNetworkId
  rpc: RpcRequest
}

/** What the wallet sent. */
export type SentTransfer = Pick<PendingTransaction, 'hash' | 'call'>

/** What sending needs of a namespace. It brings the namespace's own library, and loads when Send opens. */
export interface Sender {
  /** The address that text stands for, as the namespace spells it. */
  readAddress(text: string): { address: string } | { problem: AddressProblem }
  /** Throws what `rpc` throws; a transfer that would fail has a cost, too. */
  estimate(transfer: Transfer, context: SendContext): Promise<TransferCost>
  /**
   * Tries a transfer without sending it. Throws INSUFFICIENT_FUNDS, INSUFFICIENT_GAS, TRANSFER_REFUSED,
   * TRANSFER_TOO_SMALL or TRANSACTION_REVERTED for one that would fail. Where nobody can tell, it passes.
   */
  simulate(transfer: Transfer, context: SendContext): Promise<void>
  /** Throws what `rpc` throws. */
  inspect(address: string, rpc: RpcRequest): Promise<ReceiverKind>
  /**
   * Whom transactions of one account went to, by what they say on the chain: for a token's, its receiver. What is no
   * transfer is left out. Throws what `rpc` throws.
   */
  readReceivers?(hashes: readonly string[], rpc: RpcRequest): Promise<string[]>
  /**
   * Has the wallet sign and send. `feeLimit`: what is left for the fee where that is little, so that the wallet must
   * not set a higher one; null where it may. `beforeAsk` is called right before the wallet is asked; what it throws
   * keeps it from being asked. Throws what the wallet throws, WALLET_INVALID_RESPONSE, INSUFFICIENT_GAS.
   */
  send(
    provider: unknown,
    transfer: Transfer,
    context: SendContext & { feeLimit: bigint | null; beforeAsk: () => void },
  ): Promise<SentTransfer>
}

import type { CaipNetworkId } from './caip.ts'
import type { RpcRequest } from './chainAdapter.ts'
import type { SwapQuote, SwapToken } from './swap.ts'

export interface SwapOrder {
  /** The account's address in the namespace's canonical form. */
  account: string
  source: SwapToken
  target: SwapToken
  quote: SwapQuote
  /** Minimum amount to receive, in base units. */
  minimum: bigint
  nativeSymbol: string
  /** True if another account may pay the network fee. */
  isSmartAccount: boolean
}

/** A transaction that the swap service built. It is not checked yet. */
export interface BuiltTransaction {
  /** CAIP-10 id as the service wrote it. */
  from: string
  /** CAIP-10 id as the service wrote it. */
  to: string
  data: string
}

/** A checked transaction, ready to be signed. */
export interface SwapCall {
  from: string
  to: string
  value: string
  data: string
}

/** Result of a simulation; `arrives` is the received amount in base units, null if nodes cannot simulate. */
export interface Rehearsal {
  arrives: bigint | null
  /** Gas limit of each call; null if unknown. */
  gasLimits: readonly bigint[] | null
}

/** Maximum fee of a call, in base units of the native token. */
export interface CallFee {
  feeBaseUnits: bigint
}

export interface SendCallContext {
  /** A wallet on another network rejects. */
  caipNetworkId: CaipNetworkId
  rpc: RpcRequest
  /** Maximum fee in wei, which is the rest of a small balance; null if the wallet may set the price. */
  feeLimit: bigint | null
  /** The reviewed gas limit; null if the wallet estimates it. */
  gasLimit?: bigint | null
  nativeSymbol: string
  /** Runs right before the wallet request. If it throws, no request is sent. */
  beforeAsk: () => void
}

/** Swaps of a namespace. The module contains the namespace's SDK, and loads when Swap opens. */
export interface Swapper {
  /** The service's placeholder for the native token: the last part of its CAIP-10 id. */
  readonly nativeAddress: string
  /**
   * Maps symbols in capitals to CAIP-10 ids in lower case. A well-known token that cannot be read counts as existing.
   */
  readWellKnown(
    chainId: CaipNetworkId,
    symbols: ReadonlySet<string>,
    rpc: RpcRequest,
  ): Promise<Record<string, string>>
  /**
   * Checks the built swap and sets the order's value. Throws SWAP_REFUSED if it is for another account or network, or
   * calls a known token (`tokens`, by CAIP-10) in place of an exchange.
   */
  toCall(order: SwapOrder, built: BuiltTransaction, tokens: readonly string[]): SwapCall
  /** Reads the allowance of a spender for the source token. Rejects with errors of `rpc`. */
  readAllowance(order: SwapOrder, spender: string, rpc: RpcRequest): Promise<bigint>
  /**
   * Returns approvals of exactly the amount for the swap's contract; two if the token requires a reset to zero first.
   * Throws SWAP_REFUSED if the service names another token or spender.
   */
  toApprovals(
    order: SwapOrder,
    built: BuiltTransaction,
    given: { spender: string; allowance: bigint; rpc: RpcRequest },
  ): Promise<SwapCall[]>
  /**
   * Simulates the calls in order; the last is the swap. Throws SWAP_REFUSED if it calls no contract, SWAP_SHORTFALL if
   * less than the minimum is received or more than the amount is spent, SWAP_TAKES_MORE if any other asset of the
   * account is moved or approved, and the reason of a call that fails. Resolves if no node can simulate.
   */
  rehearse(order: SwapOrder, calls: readonly SwapCall[], rpc: RpcRequest): Promise<Rehearsal>
  /**
   * Estimates the maximum fee. `gas` is the limit of all calls together; null for that of a usual swap. Rejects with
   * errors of `rpc`.
   */
  estimate(calls: readonly SwapCall[], gas: bigint | null, rpc: RpcRequest): Promise<CallFee>
  /**
   * Resolves with the received amount in base units; null if it cannot be read from the chain. Rejects with errors of
   * `rpc`.
   */
  readArrived(order: SwapOrder, hash: string, rpc: RpcRequest): Promise<bigint | null>
  /** Asks the wallet to sign and broadcast. Rejects with the errors of `Sender.send`. */
  send(provider: unknown, call: SwapCall, context: SendCallContext): Promise<string>
}

import type { CaipNetworkId } from './caip.ts'
import type { RpcRequest } from './chainAdapter.ts'
import type { SwapQuote, SwapToken } from './swap.ts'

/** What is to be swapped, and what must arrive for it. */
export interface SwapOrder {
  /** The account, as its namespace spells it. */
  account: string
  source: SwapToken
  target: SwapToken
  quote: SwapQuote
  /** Less must not arrive, in base units. */
  minimum: bigint
  nativeSymbol: string
}

/** A transaction as the swap service built it, before anything of it is believed. */
export interface BuiltTransaction {
  /** CAIP-10, as written. */
  from: string
  /** CAIP-10, as written. */
  to: string
  data: string
}

/** A transaction that may be signed. */
export interface SwapCall {
  from: string
  to: string
  value: string
  data: string
}

/** What a swap came to when it was tried: null where the network's nodes cannot tell what would arrive. */
export interface Rehearsal {
  arrives: bigint | null
  /** What it took; null where that is not known. */
  gas: bigint | null
}

/** What the network asks for a call at most, in base units of the native token. */
export interface CallFee {
  feeBaseUnits: bigint
}

/** What swapping needs of a namespace. It brings the namespace's own library, and loads when Swap opens. */
export interface Swapper {
  /** What the service calls the native token: the last part of its CAIP-10. */
  readonly nativeAddress: string
  /**
   * The swap that the service built, with the value that the order says. Throws SWAP_REFUSED where it is of another account
   * or network, or calls what no swap calls. `tokens`: the CAIP-10 addresses of all tokens that are known; none is an exchange.
   */
  toCall(order: SwapOrder, built: BuiltTransaction, tokens: readonly string[]): SwapCall
  /** How much of the source token a contract may take. Throws what `rpc` throws. */
  readAllowance(order: SwapOrder, spender: string, rpc: RpcRequest): Promise<bigint>
  /**
   * The calls that let the contract of the swap take the amount, and no more. Two where the token has to be set to zero
   * before. Throws SWAP_REFUSED where the service asks for another token or another spender.
   */
  toApprovals(
    order: SwapOrder,
    built: BuiltTransaction,
    given: { spender: string; allowance: bigint; rpc: RpcRequest },
  ): Promise<SwapCall[]>
  /**
   * Tries the calls in a row without sending them; the last is the swap. Throws SWAP_SHORTFALL where less arrives than the
   * order's minimum or more goes than its amount, and what explains a call that would fail. Where nobody can tell, it passes.
   */
  rehearse(order: SwapOrder, calls: readonly SwapCall[], rpc: RpcRequest): Promise<Rehearsal>
  /** Throws what `rpc` throws. `gas`: what the calls took when they were tried; null for a usual swap's. */
  estimate(calls: readonly SwapCall[], gas: bigint | null, rpc: RpcRequest): Promise<CallFee>
  /** Has the wallet sign and send. Throws as `Sender.send`. */
  send(
    provider: unknown,
    call: SwapCall,
    context: {
      caipNetworkId: CaipNetworkId
      rpc: RpcRequest
      feeLimit: bigint | null
      nativeSymbol: string
      beforeAsk: () => void
    },
  ): Promise<string>
}

import type { CaipNetworkId } from './caip.ts'
import type { RpcRequest } from './chainAdapter.ts'
import type { MarketReading, MarketRequest } from './market.ts'
import type { SentTransfer } from './sender.ts'
import type { SwapQuote, SwapToken } from './swap.ts'

export interface SwapOrder {
  /** The account's address in the namespace's canonical form. */
  account: string
  source: SwapToken
  target: SwapToken
  quote: SwapQuote
  /** Most that may be lost between quote and swap, in hundredths of a percent. */
  slippage: bigint
  /** Minimum amount to receive, in base units of `target`. */
  minimum: bigint
  nativeSymbol: string
  /** True if another account may pay the network fee. */
  isSmartAccount: boolean
}

/** A transaction as the swap service built it, not checked yet. */
export interface BuiltTransaction {
  /** CAIP-10 id of the sending account, as the swap service wrote it. */
  from: string
  /** CAIP-10 id of the called contract, as the swap service wrote it. */
  to: string
  data: string
}

/** A transaction of a swap that was checked and can be signed. */
export interface SwapCall {
  from: string
  to: string
  value: string
  data: string
}

/** Result of a simulation. `arrives` is the received amount in base units; null if no node can simulate. */
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
  /**
   * The network of the transaction. It is sent to the wallet as `chainId`, so that a wallet on another network rejects
   * the request.
   */
  caipNetworkId: CaipNetworkId
  rpc: RpcRequest
  /** Maximum fee in wei, set if little of the balance remains; null if the wallet may set the gas price. */
  feeLimit: bigint | null
  /**
   * The network fee that the user has reviewed, in wei, which the transaction must not exceed; null if it is unknown.
   * Not applied to smart accounts.
   */
  reviewedFee?: bigint | null
  /** The rate that the user has chosen, and its tip, in gwei; null if the page follows the node. */
  feeRate?: number | null
  feeTip?: number | null
  /** True if another account may pay the network fee, which the wallet then sets. */
  isSmartAccount?: boolean
  /** Gas limit that the user has reviewed; null if the wallet estimates it. */
  gasLimit?: bigint | null
  nativeSymbol: string
  /** Called right before the request to the wallet. If it throws, the request is not sent. */
  beforeRequest: () => void
}

/** Swaps of a namespace. The module contains the namespace's SDK and loads when Swap opens. */
export interface Swapper {
  /** The service's placeholder for the native token. The CAIP-10 id of the native token ends with it. */
  readonly nativeAddress: string
  /**
   * Resolves with the well-known tokens of `symbols`: CAIP-10 ids in lower case, by symbol in capitals. If nodes cannot
   * confirm that a well-known token exists, it counts as existing.
   */
  readWellKnown(
    chainId: CaipNetworkId,
    symbols: ReadonlySet<string>,
    rpc: RpcRequest,
  ): Promise<Record<string, string>>
  /** CAIP-10 ids, in lower case, of the network's well-known dollar tokens. A symbol makes no token one of them. */
  dollarsOn(chainId: CaipNetworkId): readonly string[]
  /**
   * Reads what pools of published exchanges pay, as evidence beside the swap service. Null for a network without known
   * exchanges. Never rejects because of a node: what cannot be read is missing.
   */
  readMarket(request: MarketRequest, rpc: RpcRequest): Promise<MarketReading | null>
  /**
   * Returns a function that reads the chain by the wallet's own node, without a prompt. Its requests reject with
   * RPC_ERROR, also if the wallet is on another network, and with RPC_TIMEOUT if the wallet does not respond.
   */
  readByWallet(provider: unknown, chainId: CaipNetworkId): RpcRequest
  /**
   * Checks the built swap, and sets its value to that of the order. `tokens` are the CAIP-10 ids of known tokens.
   * @throws WalletModalError SWAP_REFUSED if the swap is for another account or network, or calls a known token and not
   * an exchange
   */
  toCall(order: SwapOrder, built: BuiltTransaction, tokens: readonly string[]): SwapCall
  /** Resolves with the allowance of a spender for the source token, in base units. Rejects with the errors of `rpc`. */
  readAllowance(order: SwapOrder, spender: string, rpc: RpcRequest): Promise<bigint>
  /**
   * Returns an approval of exactly the amount for the swap's contract, or two if the token requires that the allowance
   * is reset to zero first.
   * @throws WalletModalError SWAP_REFUSED if the service names another token or spender
   */
  toApprovals(
    order: SwapOrder,
    built: BuiltTransaction,
    given: { spender: string; allowance: bigint; rpc: RpcRequest },
  ): Promise<SwapCall[]>
  /**
   * Simulates the calls in order. The last call is the swap. Also resolves if no node can simulate.
   *
   * Rejects with the error of a call that fails, and with SWAP_REFUSED if the swap does not call a contract. Rejects
   * with SWAP_SHORTFALL if the account would receive less than the minimum or spend more than the amount, and with
   * SWAP_TAKES_MORE if the calls would move or approve another asset of the account.
   */
  rehearse(order: SwapOrder, calls: readonly SwapCall[], rpc: RpcRequest): Promise<Rehearsal>
  /**
   * Estimates the maximum fee. `gas` is the gas limit of all calls together. If `gas` is null, it is unknown, and the
   * gas of a usual swap is assumed. Rejects with the errors of `rpc`.
   */
  estimate(calls: readonly SwapCall[], gas: bigint | null, rpc: RpcRequest): Promise<CallFee>
  /**
   * Resolves with the received amount in base units; null if the chain does not show it. Rejects with the errors of
   * `rpc`.
   */
  readArrived(order: SwapOrder, hash: string, rpc: RpcRequest): Promise<bigint | null>
  /** True if the wallet carries out several calls or none by one request. Never prompts, never rejects. */
  takesBatches(provider: unknown, account: string, caipNetworkId: CaipNetworkId): Promise<boolean>
  /**
   * Sends the wallet a request to sign and broadcast; several calls in a batch, for which `takesBatches` must be true. Rejects
   * with the errors of `Sender.send`.
   */
  send(
    provider: unknown,
    calls: readonly SwapCall[],
    context: SendCallContext,
  ): Promise<SentTransfer>
}

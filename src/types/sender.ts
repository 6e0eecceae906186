import type { CaipNetworkId } from './caip.ts'
import type { RpcRequest } from './chainAdapter.ts'
import type { PendingTransaction } from './pendingTransaction.ts'

export interface Transfer {
  from: string
  to: string
  /** The token's contract or mint; null for the native token. */
  token: string | null
  amountBaseUnits: bigint
  decimals: number
  /** For error messages. */
  symbol: string
  nativeSymbol: string
}

/** Cost of a transfer beside its amount, in base units of the native token. */
export interface TransferCost {
  /** Maximum network fee. */
  feeBaseUnits: bigint
  /** Gas limit behind the fee, for the wallet; undefined if no node estimated it. */
  gasLimit?: bigint | undefined
  /** Rent of the receiver's token account; zero if it exists. */
  accountBaseUnits: bigint
}

export interface Simulation {
  /** The part of the amount that the receiver gets; undefined: all of it; null: no node can simulate. */
  arrivesBaseUnits?: bigint | null
}

/** The unit of a token, read from its contract; the symbol is null if it cannot be read. */
export interface ContractUnit {
  decimals: number
  symbol: string | null
}

/** Reasons why text is not an address to send to; `zero` is any address without an owner. */
export type AddressProblem = 'malformed' | 'checksum' | 'zero'

/** Kind of an address on chain; `account` if nothing else is found. */
export type ReceiverKind = 'account' | 'contract' | 'token' | 'tokenAccount'

/** Accounts that an account has dealt with on one network, read from its node. */
export interface AccountDealings {
  /** Receivers of transactions that the account signed. */
  receivers: string[]
  /** Senders of transactions to the account. */
  senders: string[]
  /** True if all transactions of the account were read. */
  isWhole: boolean
}

export interface SendContext {
  caipNetworkId: CaipNetworkId
  rpc: RpcRequest
}

export type SentTransfer = Pick<PendingTransaction, 'hash' | 'call'>

/** Transfers of a namespace. Contains the namespace's SDK, and loads when Send opens. */
export interface Sender {
  /** Parses an address into the namespace's canonical form. */
  readAddress(text: string): { address: string } | { problem: AddressProblem }
  /** For transfers without decimals. Rejects with errors of `rpc`, SERVICE_INVALID_RESPONSE for no token. */
  readUnit?(token: string, rpc: RpcRequest): Promise<ContractUnit>
  /** Also returns a cost if the transfer would fail. Rejects with errors of `rpc`. */
  estimate(transfer: Transfer, context: SendContext): Promise<TransferCost>
  /**
   * Simulates a transfer. Rejects with INSUFFICIENT_FUNDS, INSUFFICIENT_GAS, TRANSFER_REFUSED, TRANSFER_TOO_SMALL,
   * TRANSFER_LEAVES_TOO_LITTLE or TRANSACTION_REVERTED if it would fail, and with TRANSFER_TAKES_MORE if any other asset
   * of the account is moved or approved; resolves if no node can simulate. `isSmartAccount`: another account may pay the
   * network fee.
   */
  simulate(
    transfer: Transfer,
    context: SendContext & { isSmartAccount: boolean },
  ): Promise<Simulation>
  /** Rejects with errors of `rpc`. */
  inspect(address: string, rpc: RpcRequest): Promise<ReceiverKind>
  /**
   * Receivers of transactions that `from` signed, read from the chain; for token transfers, the receiver of the token.
   * Other transactions are skipped. Rejects with errors of `rpc`.
   */
  readReceivers?(hashes: readonly string[], from: string, rpc: RpcRequest): Promise<string[]>
  /** For networks without a history service. Rejects with errors of `rpc`, and SERVICE_INVALID_RESPONSE. */
  readDealings?(address: string, rpc: RpcRequest): Promise<AccountDealings>
  /**
   * Asks the wallet to sign and broadcast. `feeLimit`: the balance left for the fee if it is small, which the wallet
   * must not exceed; else null. `gasLimit`: gas of the reviewed fee; null if unknown. `beforeAsk` runs right before the
   * wallet is asked; if it throws, the wallet is not asked. Rejects with errors of the wallet, WALLET_INVALID_RESPONSE,
   * INSUFFICIENT_GAS.
   */
  send(
    provider: unknown,
    transfer: Transfer,
    context: SendContext & {
      feeLimit: bigint | null
      gasLimit: bigint | null
      beforeAsk: () => void
    },
  ): Promise<SentTransfer>
}

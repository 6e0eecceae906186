import type { Account } from './account.ts'
import type { CaipNetworkId } from './caip.ts'
import type { RpcRequest } from './chainAdapter.ts'
import type { PendingTransaction } from './pendingTransaction.ts'

/** Data that a payment of Solana Pay adds to its transaction, where everyone can read it. */
export interface TransferNote {
  /** Base58 keys by which the receiver finds the transaction. */
  references: readonly string[]
  memo: string | null
}

export interface Transfer {
  from: string
  to: string
  /** The token's contract or mint; null for the native token. */
  token: string | null
  amountBaseUnits: bigint
  decimals: number
  /** Symbol of the token, for error messages. */
  symbol: string
  nativeSymbol: string
  /** True if the account may be closed by the transfer, and what stays in it lost. */
  closesAccount?: boolean | undefined
  note?: TransferNote | null | undefined
}

/** Cost of a transfer beside its amount, in base units of the native token. */
export interface TransferCost {
  /** Maximum network fee. */
  feeBaseUnits: bigint
  /** True if the wallet sets the fee, so that it is unknown. */
  isFeeOfWallet?: boolean
  /** Gas limit on which the fee is based; undefined if no node estimated it. */
  gasLimit?: bigint | undefined
  /** Rent of the receiver's token account; zero if it exists. */
  accountBaseUnits: bigint
  /** Set if the family's transfers spend whole coins. */
  coins?: SpendableCoins | undefined
}

/** Coins of an account (unspent outputs) and the amounts that they can pay, in base units. */
export interface SpendableCoins {
  /** The part of the balance that can be spent. */
  spendable: bigint
  /** The largest amount that can be sent beside its fee. */
  most: bigint
  /** The smallest amount that nodes relay to the receiver. */
  least: bigint
  /** Coins that are never spent because they may hold inscriptions. */
  kept: bigint
  /** Coins that wait for a block. */
  waiting: bigint
}

export interface Simulation {
  /** The part of the amount that the receiver gets; undefined for all of it, null if no node could simulate. */
  arrivesBaseUnits?: bigint | null
  /** Set if the transfer closes the account, in base units of the native token. */
  closing?: {
    /** The rest after the present fee, which is lost. */
    lostBaseUnits: bigint
    /** The existential deposit: less does not stay in an account. */
    depositBaseUnits: bigint
  }
}

/** Native balance that a transfer and its fee can move, in base units. */
export interface SpendableBalance {
  /** The account stays. */
  keeping: bigint
  /** The account is closed by it; equal to `keeping` if it cannot be closed. */
  closing: bigint
}

/** Unit of a token as its contract says; `symbol` is null if it cannot be read. */
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
  /**
   * The network fee that the user reviewed: exactly what is paid where a transfer spends whole coins, else an upper bound
   * where the page sets the fee; null if it is unknown or may change.
   */
  reviewedFee?: bigint | null
  /** The fee rate that the user has chosen, in the unit of `readFeeRates`; null for the sender's own choice. */
  feeRate?: number | null
  /** The accounts that the wallet has approved in the namespace. */
  accounts?: readonly Account[]
  /** The connected wallet's provider: what it can do may decide who sets the fee. */
  provider?: unknown
}

export type SentTransfer = Pick<PendingTransaction, 'hash' | 'call' | 'signed' | 'input'>

export type FeeSpeed = 'fast' | 'normal' | 'slow'

/** A fee rate that nodes recommend. */
export interface FeeRate {
  speed: FeeSpeed
  rate: number
  /** The unit of `rate`, such as `sat/vB`. */
  unit: string
  /** The time within which a block is expected to have the transaction. */
  minutes: number
}

/** Transfers of a namespace. The module contains the namespace's SDK, and loads when Send opens. */
export interface Sender {
  /** Parses an address into the namespace's canonical form; `caipNetworkId`, if known, where addresses differ. */
  readAddress(
    text: string,
    caipNetworkId?: CaipNetworkId,
  ): { address: string } | { problem: AddressProblem }
  /**
   * Reads the unit of a token that lists without decimals. Rejects with errors of `rpc`, or SERVICE_INVALID_RESPONSE if
   * there is no token.
   */
  readUnit?(token: string, rpc: RpcRequest): Promise<ContractUnit>
  /**
   * Reads the spendable native balance from a network whose accounts are closed below a least balance. Rejects with
   * errors of `rpc`, or SERVICE_INVALID_RESPONSE.
   */
  readSpendable?(address: string, rpc: RpcRequest): Promise<SpendableBalance>
  /** The rates that the user can choose from; empty if the wallet sets the fee. Rejects with errors of `rpc`. */
  readFeeRates?(context: SendContext): Promise<FeeRate[]>
  /** Estimates the cost, also of a transfer that would fail. Rejects with errors of `rpc`. */
  estimate(transfer: Transfer, context: SendContext): Promise<TransferCost>
  /**
   * Simulates a transfer. Rejects with INSUFFICIENT_FUNDS, INSUFFICIENT_GAS, TRANSFER_REFUSED, TRANSFER_NEEDS_ACCOUNT,
   * TRANSFER_TOO_SMALL, TRANSFER_DUST, TRANSFER_LEAVES_TOO_LITTLE or TRANSACTION_REVERTED if it would fail, with FEE_CHANGED if it would pay
   * another fee than the reviewed one, and with TRANSFER_TAKES_MORE if any other asset of the account is moved or
   * approved; resolves if no node can simulate. `isSmartAccount`: another account may pay the network fee.
   */
  simulate(
    transfer: Transfer,
    context: SendContext & { isSmartAccount: boolean },
  ): Promise<Simulation>
  /** Reads the kind of a receiver. Rejects with errors of `rpc`. */
  inspect(address: string, rpc: RpcRequest): Promise<ReceiverKind>
  /**
   * Returns receivers of transactions that `from` signed; for token transfers, the receiver of the token. Other
   * transactions are skipped. Rejects with errors of `rpc`.
   */
  readReceivers?(hashes: readonly string[], from: string, rpc: RpcRequest): Promise<string[]>
  /**
   * Reads an account's dealings from a node, for networks without a history service. Rejects with errors of `rpc`, or
   * SERVICE_INVALID_RESPONSE.
   */
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

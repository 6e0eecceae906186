import type { MessageKey } from '../i18n/messages.ts'
import type { Account } from './account.ts'
import type { CaipNetworkId } from './caip.ts'
import type { RpcRequest } from './chainAdapter.ts'
import type { PendingTransaction } from './pendingTransaction.ts'
import type { Collectible } from './token.ts'

/**
 * Members that a chain family adds to a transfer: its reader of payments makes them, its sender reads them, and other code
 * passes them on. A family declares its own beside the code that reads them (`declare module`).
 */
export interface TransferPart {
  /** Texts of the payment that the review shows, each below a name. */
  rows?: readonly { name: MessageKey; text: string }[]
}

export interface Transfer {
  from: string
  to: string
  /** Address of the token's contract or mint; null for the native token. */
  token: string | null
  amountBaseUnits: bigint
  decimals: number
  /** Symbol of the token, for error messages. */
  symbol: string
  nativeSymbol: string
  /** True if the transfer may close the account, in which case the rest of its balance is lost. */
  closesAccount?: boolean | undefined
  part?: TransferPart | undefined
  /** Set if a collectible is sent; `token` is then its contract. */
  collectible?: Collectible | undefined
}

/** Cost of a transfer in addition to its amount, in base units of the native token. */
export interface TransferCost {
  /** Maximum network fee. */
  feeBaseUnits: bigint
  /** True if the wallet sets the fee. The fee is unknown then. */
  isFeeOfWallet?: boolean
  /** Gas limit that the fee is based on; undefined if no node has estimated it. */
  gasLimit?: bigint | undefined
  /** Rent for the receiver's token account, which the transfer creates; zero if the account exists. */
  accountBaseUnits: bigint
  /**
   * Limits of the amount that the sender states itself, because the balance less the fee does not give them. Exactly the
   * fee is then paid.
   */
  limits?: AmountLimits | undefined
}

/** Amounts of the native token that a transfer can have, in base units. */
export interface AmountLimits {
  /** The part of the balance that can be spent. */
  spendable: bigint
  /** Maximum amount that can be sent, after its fee. */
  most: bigint
  /** Minimum amount that nodes relay to the receiver. */
  least: bigint
  /** Parts of the balance that cannot be spent, each with a text of the catalogue that takes its `amount`. */
  unspendable: readonly { text: MessageKey; amount: bigint }[]
}

export interface Simulation {
  /**
   * The part of the amount that the receiver gets, in base units. Undefined if the receiver gets the whole amount; null
   * if no node could simulate the transfer.
   */
  arrivesBaseUnits?: bigint | null
  /** Amounts in base units of the native token; undefined unless the transfer closes the account. */
  closing?: {
    /** The rest of the balance after the current fee, which is lost. */
    lostBaseUnits: bigint
    /** The existential deposit, the minimum balance of an account. */
    depositBaseUnits: bigint
  }
}

/** The part of the native balance that a transfer and its fee can spend, in base units. */
export interface SpendableBalance {
  /** Maximum of a transfer after which the account still exists. */
  keeping: bigint
  /** Maximum of a transfer that may close the account; equal to `keeping` if the account cannot be closed. */
  closing: bigint
}

/** Unit of a token as its contract reports it; `symbol` is null if it cannot be read. */
export interface ContractUnit {
  decimals: number
  symbol: string | null
  /** True if the token's issuer can take it from any account. */
  isRevocable?: boolean
}

/**
 * Reasons why a text is refused as a receiver's address. `zero`: the address has no owner; `paymentNetwork`: it is in the
 * form of another network.
 */
export type AddressProblem = 'malformed' | 'checksum' | 'zero' | 'paymentNetwork'

/** Kind of an address on chain. Any address that is not a contract, a token or a token account is an `account`. */
export type ReceiverKind = 'account' | 'contract' | 'token' | 'tokenAccount'

/** Accounts that an account has had transactions with on one network, read from the network's node. */
export interface AccountDealings {
  /** Receivers of transactions that the account signed. */
  receivers: string[]
  /** Senders of transactions to the account. */
  senders: string[]
  /**
   * True if receivers and senders were read from all transactions of the account; false if they were read from the
   * latest transactions only.
   */
  isWhole: boolean
}

/** A collectible that an account holds. */
export interface HeldCollectible extends Collectible {
  contract: string
  amount: bigint
}

export interface SendContext {
  caipNetworkId: CaipNetworkId
  rpc: RpcRequest
  /**
   * The network fee that the user has reviewed; null if it is unknown or may change. A transfer that spends whole
   * outputs pays exactly this fee. Any other transfer pays at most this fee if the page sets the fee.
   */
  reviewedFee?: bigint | null
  /**
   * The rent of the receiver's account that the user has reviewed; null if it is unknown. A transfer that would pay more
   * is refused with FEE_CHANGED.
   */
  reviewedDeposit?: bigint | null
  /** The fee rate that the user has chosen, in the unit of `readFeeRates`; null if the sender chooses. */
  feeRate?: number | null
  /** The tip of the chosen rate; null in families without one. */
  feeTip?: number | null
  /** The accounts that the wallet has approved in the namespace. */
  accounts?: readonly Account[]
  /** The connected wallet's provider. Its features may decide whether the page or the wallet sets the fee. */
  provider?: unknown
  /**
   * Reads the transactions of the namespace that this browser has sent, in this tab and others. Families that spend whole
   * outputs never spend the inputs of these transactions again, except to replace them.
   */
  pending?: (() => Promise<readonly PendingTransaction[]>) | undefined
}

export type SentTransfer = Pick<
  PendingTransaction,
  'hash' | 'call' | 'signed' | 'input' | 'inputs' | 'isBatch' | 'calls'
>

/** `custom`: a rate that the user has typed. */
export type FeeSpeed = 'fast' | 'normal' | 'slow' | 'custom'

/** A fee rate that nodes recommend, or that the user has typed. */
export interface FeeRate {
  speed: FeeSpeed
  /** The most that is paid for a unit of the transaction. */
  rate: number
  /** The part of `rate` that is for the block's proposer, in the same unit; undefined in families without such a part. */
  tip?: number
  /** The unit of `rate`, such as `sat/vB`. */
  unit: string
  /** Time in minutes within which a block is expected to include the transaction; null if it is not known. */
  minutes: number | null
  /** True if the sender reads this rate again at each step, so that it counts as no choice. */
  isUsual?: true
}

/** Bounds of a rate that the user types, in the unit of the recommended rates. */
export interface FeeBounds {
  /** Decimal places that a rate can have. */
  decimals: number
  /** Nodes refuse transactions below this rate. */
  least: number
  most: number
  /** Blocks do not take transactions below this rate at present. */
  taken: number
}

export interface FeeRates {
  rates: FeeRate[]
  /** Null if the user cannot type a rate. */
  bounds: FeeBounds | null
}

/** Transfers of a namespace. The module contains the namespace's SDK and loads when Send opens. */
export interface Sender {
  /** Parses an address into the namespace's canonical form. `caipNetworkId` is used if addresses differ by network. */
  readAddress(
    text: string,
    caipNetworkId?: CaipNetworkId,
  ): { address: string } | { problem: AddressProblem }
  /**
   * Reads the unit of a token whose decimals no list contains. Rejects with the errors of `rpc`;
   * SERVICE_INVALID_RESPONSE if there is no token at the address, TOKEN_SCALED if wallets show other amounts of the
   * token than those in base units.
   */
  readUnit?(token: string, rpc: RpcRequest): Promise<ContractUnit>
  /** Reads the name that a token gives itself, cleaned; empty without one. Rejects as `readUnit`. */
  readName?(token: string, rpc: RpcRequest): Promise<string>
  /**
   * Reads the spendable native balance. Present for networks that close accounts below a minimum balance. Rejects with
   * the errors of `rpc`; SERVICE_INVALID_RESPONSE if a response is malformed.
   */
  readSpendable?(address: string, rpc: RpcRequest): Promise<SpendableBalance>
  /**
   * Returns the rates that the user can choose from; none if the wallet sets the fee. Rejects with the errors of
   * `rpc`.
   */
  readFeeRates?(context: SendContext): Promise<FeeRates>
  /**
   * Reads the collectibles that `owner` has received by transactions and still holds. Present in families whose collectibles
   * can be sent. Rejects with the errors of `rpc`; SERVICE_INVALID_RESPONSE if a response is malformed.
   */
  readCollectibles?(
    hashes: readonly string[],
    owner: string,
    rpc: RpcRequest,
  ): Promise<HeldCollectible[]>
  /** Estimates the cost, even of a transfer that would fail. Rejects with the errors of `rpc`. */
  estimate(transfer: Transfer, context: SendContext): Promise<TransferCost>
  /**
   * Simulates a transfer. Also resolves if no node can simulate. `isSmartAccount` is true if another account may pay
   * the network fee.
   *
   * If the transfer would fail, rejects with the reason: INSUFFICIENT_FUNDS, INSUFFICIENT_GAS, TRANSFER_REFUSED,
   * TRANSFER_NEEDS_ACCOUNT, TRANSFER_TOO_SMALL, TRANSFER_DUST, TRANSFER_LEAVES_TOO_LITTLE or TRANSACTION_REVERTED.
   * Rejects with FEE_CHANGED if the fee would differ from the reviewed fee, and with TRANSFER_TAKES_MORE if the
   * transfer would move or approve another asset of the account.
   */
  simulate(
    transfer: Transfer,
    context: SendContext & { isSmartAccount: boolean },
  ): Promise<Simulation>
  /** Resolves with the kind of a receiver. Rejects with the errors of `rpc`. */
  inspect(address: string, rpc: RpcRequest): Promise<ReceiverKind>
  /**
   * True if the address is a contract. Present in families whose contracts have the same addresses as accounts on other
   * networks. Rejects with the errors of `rpc`.
   */
  isContract?(address: string, rpc: RpcRequest): Promise<boolean>
  /**
   * Resolves with the receivers of the transactions that `from` has signed. For a token transfer, the receiver is that
   * of the token. A transaction that cannot be read is left out, and the receivers are then not whole. Rejects with the
   * errors of `rpc` if none can be read.
   */
  readReceivers?(
    hashes: readonly string[],
    from: string,
    rpc: RpcRequest,
  ): Promise<Pick<AccountDealings, 'receivers' | 'isWhole'>>
  /**
   * Reads from a node which accounts an account has had transactions with, for networks without a history service.
   * The connected wallet's `provider` lists the account's addresses in families with several. Rejects with the errors
   * of `rpc`; SERVICE_INVALID_RESPONSE if a response is malformed.
   */
  readDealings?(address: string, rpc: RpcRequest, provider?: unknown): Promise<AccountDealings>
  /**
   * Sends the wallet a request to sign and broadcast. `feeLimit` is the maximum fee in base units, set if the rest of
   * the balance is small; otherwise null. `gasLimit` is the gas of the reviewed fee; null if unknown. `beforeRequest`
   * is called right before the request to the wallet; if it throws, the request is not sent.
   *
   * Rejects with the wallet's errors, with WALLET_INVALID_RESPONSE if the response is malformed, and with
   * INSUFFICIENT_GAS if the balance cannot pay the fee.
   */
  send(
    provider: unknown,
    transfer: Transfer,
    context: SendContext & {
      feeLimit: bigint | null
      gasLimit: bigint | null
      beforeRequest: () => void
    },
  ): Promise<SentTransfer>
}

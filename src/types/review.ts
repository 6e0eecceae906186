import type { MessageKey } from '../i18n/messages.ts'
import type { CaipNetworkId } from './caip.ts'
import type { GatedRequest, RpcRequest } from './chainAdapter.ts'
import type { NativeCurrency } from './network.ts'
import type { TokenUnit } from './token.ts'

/**
 * Unit of an amount: the network's native currency, a token whose symbol and decimals are read from the token itself,
 * or a unit that the reader knows.
 */
export type AmountUnit = 'native' | { token: string } | TokenUnit

/** A value in a statement. The view formats it; no reader writes amounts, dates or addresses as text. */
export type StatementValue =
  /** `amount` is in base units. */
  | { kind: 'amount'; amount: bigint; unit: AmountUnit }
  /** The symbol of a unit without an amount. */
  | { kind: 'symbol'; unit: AmountUnit }
  | { kind: 'address'; address: string }
  /** A number without a unit, such as the id of an item. */
  | { kind: 'number'; value: bigint }
  /** `seconds` is a time since the epoch. */
  | { kind: 'date'; seconds: bigint }
  /** `seconds` is a length of time. */
  | { kind: 'period'; seconds: number }
  /** A worth in US cents, by a price. */
  | { kind: 'usd'; cents: bigint }
  /** Text from the request. The view shows it without control characters, isolated from the text around it. */
  | { kind: 'text'; text: string }
  /** Text from outside with values in it, such as the sentence of a descriptor. The statement's parts have them, too. */
  | { kind: 'mixed'; parts: readonly (string | StatementValue)[] }

/** A sentence on an effect of a request. */
export interface Statement {
  /** Text of the catalogue, with a parameter for each of `values`. */
  text: MessageKey
  values?: Readonly<Record<string, StatementValue>>
  /** True if the view marks the statement as dangerous. */
  isGrave?: boolean
  /**
   * Text in place of `text` if the unit of an amount could not be read or has no decimals: the amount may then be the id
   * of an item of a collection. The statement is then grave. By default `text` gets such an amount as both.
   */
  unread?: MessageKey
  /** Address of the contract or program that is called; shown below the sentence. */
  contract?: string
  /** Sentences that add to this one, such as the value that a call sends. */
  notes?: readonly Statement[]
  /** Effects of the parts of the call, such as the calls inside a multicall. */
  parts?: readonly Statement[]
}

/** An asset of an order: an amount in base units, or items of a collection, of which no worth is known. */
export type OrderAsset = { amount: bigint; unit: AmountUnit } | 'item'

/** The most that a signed order gives, and the least that the account gets for it. */
export interface SignedOrder {
  gives: readonly OrderAsset[]
  gets: readonly OrderAsset[]
}

/** A line of the review with a name, such as the spender's deadline. */
export interface Fact {
  name: MessageKey
  value: StatementValue | { kind: 'message'; text: MessageKey }
}

/** A text that users may compare with what another device shows, such as a digest. */
export interface Detail {
  name: MessageKey
  text: string
}

/** A member of a request that the reader does not know (`not read`), or that the signature does not cover. */
export interface Unread {
  /** Path of the member in the request, such as `params[0].feeCurrency`. */
  path: string
  value: string
  reason: 'unread' | 'unsigned'
}

/** Changes of the account by a request, as a node has simulated it. Fees of the network are left out. */
export interface Changes {
  /** True if the request would fail now; nothing then changes. */
  fails: boolean
  /** True if the changes are read off the request, and no node was asked. */
  isRead?: true
  /** True if other changes follow where the wallet takes gas or prices other than the page's. */
  differs?: boolean
  gives: readonly Statement[]
  gets: readonly Statement[]
  /** Rights that others have afterwards: allowances, operators, owners. */
  leaves: readonly Statement[]
}

/** Network and account of a request. A value is null if the page leaves the choice to the wallet. */
export interface RequestOrigin {
  caipNetworkId: CaipNetworkId | null
  from: string | null
}

/**
 * A reason for a review that the page's declared contracts, the package's hand-written descriptors or a simulation may settle.
 */
export interface Doubt {
  /**
   * `right`: an exact right over assets. `transfer`: assets leave for the address. `call`: a call of the address that is
   * not read. `payment`: such a call that also sends native coin.
   */
  kind: 'right' | 'transfer' | 'call' | 'payment'
  /**
   * The spender, the receiver, or the contract or program that is called. Where calls have no address, as on Polkadot, the
   * name of the call, such as `assets.touch`.
   */
  address: string
}

/** The members of a request that descriptions from outside add to. */
export interface DescribedRequest extends Pick<ReadRequest, 'statements' | 'details' | 'doubts'> {
  /** True if calls inside of described ones are risky. */
  isRisky?: boolean
  /** Names of contracts that hand-written descriptors know, by address. */
  names?: Readonly<Record<string, string>>
  /** Descriptors of the page that could not be read, by their paths in the attribute `descriptors`; named once. */
  faults?: readonly { path: string; message: string }[]
}

/**
 * Name of an address: a text of the package, a message, or as a `claim` the primary name in the chain's name service, which
 * the owner of the address chooses.
 */
export type AddressName =
  | { kind: 'text' | 'claim'; text: string }
  | { kind: 'message'; text: MessageKey }

/** A page's request in words. */
export interface ReadRequest extends RequestOrigin {
  /** Heading with the parameters `app` and `count`, the number of statements. Never a text from the request. */
  heading: MessageKey
  /** True if the request needs a review while the attribute `review` is `risky`, whatever settles its doubts. */
  isRisky: boolean
  /** Doubts that have to be settled if the request is to reach the wallet without a review. */
  doubts?: readonly Doubt[]
  statements: readonly Statement[]
  /** Names of contracts that hand-written descriptors know, by address. */
  names?: Readonly<Record<string, string>>
  /** Orders that the request signs. */
  orders?: readonly SignedOrder[]
  /** Contradictions and doubts about the whole request, such as a domain that names another chain. Shown as errors. */
  warnings?: readonly Statement[]
  facts?: readonly Fact[]
  unread?: readonly Unread[]
  /** Text that is signed as it is, such as a message. */
  quote?: string
  /** The raw request and its digests. Called when the user opens the details. */
  details?(): Promise<readonly Detail[]> | readonly Detail[]
  /**
   * True if the request takes effect on the network that is active when the wallet gets it. A change of the network
   * during the review then rejects the request.
   */
  needsNetwork?: boolean
  /**
   * Returns the parameters for the wallet, with the network and account that were shown, where the page left them out.
   * By default the wallet gets the parameters as they were read.
   */
  complete?(origin: RequestOrigin): unknown
  /**
   * Reads the request again with data of a node, such as a runtime's metadata. Called once the review shows; the
   * result replaces what is shown. Never prompts, never rejects.
   */
  readAgain?(rpc: RpcRequest): Promise<ReadRequest>
  /** Asks a node about the addresses that the request calls. Prompts no user. */
  inspect?(rpc: RpcRequest): Promise<readonly Statement[]>
  /**
   * Adds descriptions from outside (ERC-7730). Hand-written ones settle doubts; the registry's and the page's settle none. Asks no node.
   */
  describe?(): Promise<DescribedRequest>
  /**
   * Asks a node what the request changes. Null if the node cannot tell. The review shows it when it is there, and does not
   * wait for it. Never prompts, never rejects.
   */
  simulate?(origin: RequestOrigin, rpc: RpcRequest): Promise<Changes | null>
  /**
   * Asks a node for the most that the network takes, in base units of its native coin, where the page leaves the fee to
   * the wallet or the network. Null if the node cannot tell. Never prompts, never rejects.
   */
  estimateFee?(origin: RequestOrigin, rpc: RpcRequest): Promise<bigint | null>
  /**
   * Asks a node, in few round trips, whether calls that are not read take nothing from the account and give no right that
   * is read. False if the node cannot tell. Never prompts, never rejects.
   */
  isWithoutLoss?(origin: RequestOrigin, rpc: RpcRequest): Promise<boolean>
  /**
   * Resolves with true if the wallet may upgrade the account to a smart account for this request (EIP-7702). Never
   * prompts, never rejects.
   */
  mayUpgrade?(origin: RequestOrigin): Promise<boolean>
}

/** A request that a page sends through a provider of the modal. */
export type ReviewedRequest = Pick<GatedRequest, 'method' | 'params'>

/** Values against which a reader checks a request. */
export interface ReviewNetwork {
  nativeCurrency: Pick<NativeCurrency, 'symbol' | 'decimals'>
  /** URLs of the nodes that the page has configured for the network. */
  nodes(): Promise<readonly string[]>
}

export interface ReviewContext {
  /** The connection's active network. */
  caipNetworkId: CaipNetworkId | null
  /** The connected accounts, the active one first. */
  addresses: readonly string[]
  /** Origin of the page, such as `https://app.example`. */
  origin: string
  /** The page's ERC-7730 descriptors, as JSON. */
  descriptors?: string | undefined
  /**
   * Returns the unit and the nodes of one of the page's networks, which tell what earlier responses may be used; null for
   * other networks. Absent if the reader is used without a page.
   */
  networkOf?(caipNetworkId: CaipNetworkId): ReviewNetwork | null
  /** The wallet's provider, for functions that the user's decision needs. `read` sends no request to it. */
  provider: unknown
}

/** Reads the requests of a family's pages, locally: it asks neither nodes nor the wallet. */
export interface RequestReader {
  /**
   * Returns null if the method neither signs nor grants anything.
   * @throws ProviderRpcError if the page gets this error in place of a review. After any other error the review says
   * that the request cannot be read.
   */
  read(
    request: ReviewedRequest,
    context: ReviewContext,
  ): ReadRequest | null | Promise<ReadRequest | null>
  /** Loads the code that verdicts need beside `read`. Never rejects. */
  prepare?(): Promise<unknown>
}

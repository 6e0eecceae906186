import type { ErrorCode } from '../errors/codes.ts'
import type { CreateEmbeddedProvider } from '../frame/NamespaceLogin.ts'
import type { getHistory } from '../services/blockchainApi/history.ts'
import type { AccountType } from '../types/account.ts'
import type { Announcer } from '../types/announcer.ts'
import type { CaipNetworkId, Namespace } from '../types/caip.ts'
import type { BalanceReader, ChainAdapter, FindFreshAddress } from '../types/chainAdapter.ts'
import type { ConnectAndSignIn } from '../types/connectAndSignIn.ts'
import type { WalletConnection } from '../types/connectorDriver.ts'
import type { NameRecordFormat, NameRegistrar, NameService } from '../types/names.ts'
import type { Network } from '../types/network.ts'
import type { PaymentNames, PaymentReader } from '../types/payment.ts'
import type { PageReader, TransactionReader } from '../types/pendingTransaction.ts'
import type { PermissionReader } from '../types/permission.ts'
import type { Replacer } from '../types/replacer.ts'
import type { RequestReader } from '../types/review.ts'
import type { Sender } from '../types/sender.ts'
import type { SessionReader } from '../types/smartSession.ts'
import type { Swapper } from '../types/swapper.ts'
import type { ReadNodeHistory } from '../types/transaction.ts'
import type { ReadDetails } from '../types/transactionDetails.ts'
import type { Verifier } from '../types/verifier.ts'
import type { WalletConnectPart } from '../types/walletConnect.ts'
import type { CreateWatchOnly } from '../types/watchOnly.ts'
import type { HighFees } from './describeCost.ts'

/** A built-in network and its slug, which hosts write in `networks`. Slugs are unique over all families. */
export interface NetworkDefinition {
  slug: string
  network: Network
}

export interface FamilyParts {
  adapter: ChainAdapter
  /** Reads balances from the network's nodes. */
  balances: BalanceReader
  /** Creates the embedded wallet's provider (email and social logins). */
  embeddedWallet: CreateEmbeddedProvider
  /**
   * Returns coin types of networks, with which the blockchain API's registrar registers names for the family's
   * accounts.
   */
  registrar: NameRegistrar
}

export interface LaterParts {
  /** Announces the connected wallet to other apps in the page (attribute `announce`). */
  announce: Announcer
  /** Lists the arrivals that this browser has seen, for networks whose nodes list no transactions. Sends no request. */
  arrivals: ReadNodeHistory
  /** Has an installed wallet connect and sign in by one prompt. */
  connectAndSignIn: ConnectAndSignIn
  /** Reads fee, block, time and transfers of one transaction from nodes. */
  details: ReadDetails
  /** Finds an unused address for Receive, in families whose accounts have several addresses. */
  freshAddress: FindFreshAddress
  /** Reads an account's transactions from the history service. */
  history: typeof getHistory
  /** Decodes addresses of this family in name records (ENSIP-9). The records may belong to any family's name service. */
  nameRecords: NameRecordFormat
  /** The family's own name service. */
  names: NameService
  /** A name service whose names resolve to addresses of any family, such as ENS. */
  sharedNames: NameService
  /** Reads an account's transactions from nodes, for networks that no history service covers. */
  nodeHistory: ReadNodeHistory
  pageTransactions: PageReader
  /** Looks up names that lead to payment URIs, such as those of BIP-353. */
  paymentNames: PaymentNames
  /** Parses payment requests: payment URIs, and addresses with their network. */
  payments: PaymentReader
  /** Reads and revokes permissions that the account has granted on chain. */
  permissions: PermissionReader
  /** Replaces pending transactions with transactions that pay a higher fee. */
  replacer: Replacer
  /** Puts the page's requests into words, so that the user can review them before the wallet asks. */
  review: RequestReader
  sender: Sender
  sessions: SessionReader
  swapper: Swapper
  transactions: TransactionReader
  verifier: Verifier
  walletConnect: WalletConnectPart
  /** Creates the provider of an account that is shown without a wallet. */
  watchOnly: CreateWatchOnly
}

/** Loaders of the family's parts. A family supports a feature if it has the part for that feature. */
export type PartLoaders<Parts> = { [Part in keyof Parts]?: () => Promise<Parts[Part]> }

/** Definition of a family: the properties that the opened modal needs (`families.ts`). */
export interface ChainFamily {
  namespace: Namespace
  /**
   * Name in logs and the reference. The modal shows it, too, unless the catalogue has a text `family.<namespace>`, as for
   * a name with words that differ between languages.
   */
  name: string
  /**
   * Id of the family's picture in the directory (`/public/getAssetImage`). Undefined if the directory has no picture.
   */
  imageId?: string
  /** Type of the embedded wallet's account that is active after the first login. */
  defaultAccountType: AccountType
  networks: readonly NetworkDefinition[]
  /** True if nodes are REST APIs. A request to a REST API is an HTTP method and a path instead of JSON-RPC. */
  hasRestNodes?: true
  parts: PartLoaders<FamilyParts>
}

/**
 * The rest of a family's definition, which loads with WalletConnect and with a connected account (`laterFamilies.ts`).
 */
export interface LaterFamily {
  parts: PartLoaders<LaterParts>
  /**
   * Differences in the family's sign-in messages (CAIP-122). `family` is the family's name in the message.
   * `withoutStatement` has the lines that replace a missing statement.
   */
  signInMessage?: { family: string; withoutStatement: readonly string[] }
  /** Symbol of the native token's base unit, if users may enter amounts in that unit. */
  baseUnit?: string
  /**
   * CAIP-2 ids of networks to which a native currency has moved. The keys are the ids of the networks that the currency
   * has left.
   */
  currencyHomes?: Partial<Record<CaipNetworkId, CaipNetworkId>>
  /** Short names of networks that stand before addresses, without the colon (EIP-3770). */
  networkPrefixes?: Readonly<Record<string, CaipNetworkId>>
  /**
   * Reads a name that says its network, with the CAIP-2 id of the network if it is built in (ERC-7828); null for other
   * texts.
   */
  readInteroperableName?(text: string): { network: string } | null
  /**
   * True if the wallet is known to connect and sign in by one prompt, by the part `connectAndSignIn`. Sends no request to the
   * wallet.
   */
  signsInByConnecting?(connection: WalletConnection): boolean
  /** True if the page and not the wallet sets the network fee, so that a transfer with an unread fee is not sent. */
  setsFee?: true
  /** A fee above its limit takes a second press. */
  highFees: HighFees
  /** Scheme of the family's payment URIs, without the colon. */
  paymentScheme?: string
  /** Error code of a failure to send, if the family has its own text for the failure. The default is SEND_FAILED. */
  sendFailureCode?: ErrorCode
}

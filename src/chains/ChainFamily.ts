import type { CreateEmbeddedProvider } from '../frame/NamespaceLogin.ts'
import type { getHistory } from '../services/blockchainApi/history.ts'
import type { AccountType } from '../types/account.ts'
import type { Announcer } from '../types/announcer.ts'
import type { CaipNetworkId, Namespace } from '../types/caip.ts'
import type { CallReader } from '../types/calls.ts'
import type { BalanceReader, ChainAdapter } from '../types/chainAdapter.ts'
import type { NameRecordFormat, NameRegistrar, NameService } from '../types/names.ts'
import type { Network } from '../types/network.ts'
import type { PaymentReader } from '../types/payment.ts'
import type { PageReader, TransactionReader } from '../types/pendingTransaction.ts'
import type { Replacer } from '../types/replacer.ts'
import type { Sender } from '../types/sender.ts'
import type { SessionReader } from '../types/smartSession.ts'
import type { Swapper } from '../types/swapper.ts'
import type { ReadNodeHistory } from '../types/transaction.ts'
import type { Verifier } from '../types/verifier.ts'
import type { WalletConnectPart } from '../types/walletConnect.ts'

/** A built-in network and its slug, unique over all families, that hosts write in `networks`. */
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
  /** Registers names at the blockchain API's registrar, which knows names of its accounts. */
  registrar: NameRegistrar
}

export interface LaterParts {
  /** Announces the connected wallet to other apps in the page (attribute `announce`). */
  announce: Announcer
  /** Reads batches of calls that the page requests, for their review. */
  calls: CallReader
  /** Reads the history service. */
  history: typeof getHistory
  /** Reads the family's addresses in names of its own and of other families. */
  nameRecords: NameRecordFormat
  /** The family's own name service. */
  names: NameService
  /** The name service whose names hold addresses of all families. */
  sharedNames: NameService
  /** Reads an account's transactions from nodes, where no history service lists them. */
  nodeHistory: ReadNodeHistory
  pageTransactions: PageReader
  /** Reads the texts of payments: URIs and CAIP-10. */
  payments: PaymentReader
  /** Replaces pending transactions by ones with a higher fee. */
  replacer: Replacer
  sender: Sender
  sessions: SessionReader
  swapper: Swapper
  transactions: TransactionReader
  verifier: Verifier
  walletConnect: WalletConnectPart
}

/** A loader for each part that a family has. Having a part is supporting its feature. */
export type PartLoaders<Parts> = { [Part in keyof Parts]?: () => Promise<Parts[Part]> }

/** The part of a family that the opened modal needs (`families.ts`). */
export interface ChainFamily {
  namespace: Namespace
  name: string
  /** Id of the family's picture in the directory (`/public/getAssetImage`), if it has one. */
  imageId?: string
  /** The embedded wallet's account that is active first. */
  defaultAccountType: AccountType
  networks: readonly NetworkDefinition[]
  /** True if nodes are REST APIs, whose requests are an HTTP method and path in place of JSON-RPC. */
  hasRestNodes?: true
  parts: PartLoaders<FamilyParts>
}

/** The rest, which loads with WalletConnect and with a connected account (`laterFamilies.ts`). */
export interface LaterFamily {
  parts: PartLoaders<LaterParts>
  /** Sign-in messages (CAIP-122), if they differ from `name` and from no line without a statement. */
  signInMessage?: { family: string; withoutStatement: readonly string[] }
  /** Symbol of the native token's base unit, if users type amounts in it. */
  baseUnit?: string
  /** Networks whose native currency has moved to another network, keyed by CAIP-2 id. */
  currencyHomes?: Partial<Record<CaipNetworkId, CaipNetworkId>>
  /** Scheme of the family's payment URIs, without the colon. */
  paymentScheme?: string
  /** The link that opens the page in a wallet's own mobile browser; null for a wallet without one. */
  toBrowserLink?(walletName: string, page: Location): string | null
}

import type { Account, Balance, ConnectionStatus } from '../types/account.ts'
import type { CaipAddress, CaipNetworkId, Namespace } from '../types/caip.ts'
import type { ConnectedWallet } from '../types/connector.ts'
import type { TokenBalance } from '../types/token.ts'
import { toCaipAddress } from '../utils/caip.ts'
import { createState, type ReadonlyState } from '../utils/state.ts'

export type AccountTab = 'tokens' | 'nfts' | 'activity'

/**
 * State of the account's tokens. `complete`: a service or the wallet lists them. `partial`: read from a node, because
 * the service failed. `unlisted`: read from a node, because no service serves the network.
 */
export type TokenStatus = 'unread' | 'loading' | 'complete' | 'partial' | 'unlisted' | 'failed'

export interface AccountState {
  status: ConnectionStatus
  /** Id of the connector; null until a wallet is connected. */
  connectorId: string | null
  wallet: ConnectedWallet | null
  accounts: readonly Account[]
  /** Names that the user has given to accounts in the wallet, by address. */
  addressLabels: Readonly<Record<string, string>>
  /** The active account; always one of `accounts`. */
  address: string | null
  caipNetworkId: CaipNetworkId | null
  balance: Balance | null
  /** Tokens on the active network, the native one included; null before they are read. */
  tokenBalance: readonly TokenBalance[] | null
  tokenStatus: TokenStatus
  currentTab: AccountTab
  profileName: string | null
  /** On-chain display name of an account without a registered name. It is not unique, so it is shown as unverified. */
  displayName: string | null
  profileImage: string | null
  /** CSS background derived from the address, shown for an account without a picture. */
  avatarBackground: string | null
  /**
   * Mark of the account's transactions. `pending` while a transaction is pending, `confirmed` for 4 s after a
   * confirmation. Null unless the page sets `follow-transactions`.
   */
  transactionMark: 'pending' | 'confirmed' | null
}

function disconnected(): AccountState {
  return {
    status: 'disconnected',
    connectorId: null,
    wallet: null,
    accounts: [],
    addressLabels: {},
    address: null,
    caipNetworkId: null,
    balance: null,
    tokenBalance: null,
    tokenStatus: 'unread',
    currentTab: 'tokens',
    profileName: null,
    displayName: null,
    profileImage: null,
    avatarBackground: null,
    transactionMark: null,
  }
}

type Accounts = Partial<Record<Namespace, AccountState>>

const state = createState<Accounts>({})

export const accounts: ReadonlyState<Accounts> = state

export function accountOf(namespace: Namespace): ReadonlyState<AccountState> {
  state[namespace] ??= disconnected()
  return state[namespace]
}

export function updateAccount(
  namespace: Namespace,
  patch: Partial<Omit<AccountState, 'status'>>,
): void {
  Object.assign(accountOf(namespace), patch)
}

/**
 * Sets the status. Only the transitions in `connections.ts` may call this function, because the status follows from the
 * connection.
 */
export function setStatus(namespace: Namespace, status: ConnectionStatus): void {
  Object.assign(accountOf(namespace), { status })
}

/** Clears the account except its status, which the transitions in `connections.ts` set. */
export function clearAccount(namespace: Namespace): void {
  state[namespace] = { ...disconnected(), status: accountOf(namespace).status }
}

export function caipAddressOf(
  account: ReadonlyState<AccountState> | undefined,
): CaipAddress | null {
  return account?.address && account.caipNetworkId
    ? toCaipAddress(account.caipNetworkId, account.address)
    : null
}

export function connectedNamespaces(): Namespace[] {
  return (Object.keys(accounts) as Namespace[]).filter(
    (namespace) => accounts[namespace]?.status === 'connected',
  )
}

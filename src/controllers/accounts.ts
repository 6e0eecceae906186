import { proxy } from 'valtio/vanilla'
import type { Account, Balance, ConnectionStatus } from '../types/account.ts'
import type { CaipAddress, CaipNetworkId, Namespace } from '../types/caip.ts'
import type { ConnectedWallet } from '../types/connector.ts'
import type { TokenBalance } from '../types/token.ts'
import { toCaipAddress } from '../utils/caip.ts'

/** The tabs of the account view. */
export type AccountTab = 'tokens' | 'nfts' | 'activity'

/**
 * How much is known of what an account holds: all that a service or the wallet lists; what the network's node tells,
 * because a service failed (`partial`) or none lists the network (`unlisted`); or nothing.
 */
export type TokenStatus = 'unread' | 'loading' | 'complete' | 'partial' | 'unlisted' | 'failed'

/** Account state of one namespace. */
export interface AccountState {
  status: ConnectionStatus
  /** Null until connected. */
  connectorId: string | null
  wallet: ConnectedWallet | null
  accounts: Account[]
  /** What the person calls them in the wallet, by address; those that the wallet tells. */
  addressLabels: Readonly<Record<string, string>>
  /** The account in use; always one of `accounts`. */
  address: string | null
  /** The network the wallet is on. */
  caipNetworkId: CaipNetworkId | null
  balance: Balance | null
  /** What it holds on its network, the native token included; null before it has been read. */
  tokenBalance: TokenBalance[] | null
  tokenStatus: TokenStatus
  /** The tab that the visitor has chosen last. */
  currentTab: AccountTab
  profileName: string | null
  profileImage: string | null
  /** Drawn from the address where there is no picture; made with it, so that opening does without. */
  avatarBackground: string | null
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
    profileImage: null,
    avatarBackground: null,
  }
}

export const accounts = proxy<Partial<Record<Namespace, AccountState>>>({})

/** The account of `namespace`, disconnected when there is none yet. */
export function accountOf(namespace: Namespace): AccountState {
  accounts[namespace] ??= disconnected()
  return accounts[namespace]
}

export function updateAccount(
  namespace: Namespace,
  patch: Partial<Omit<AccountState, 'status'>>,
): void {
  Object.assign(accountOf(namespace), patch)
}

/** For the transitions of connections alone: the status follows from the connection. */
export function setStatus(namespace: Namespace, status: ConnectionStatus): void {
  accountOf(namespace).status = status
}

/** Clears the account of a namespace; its status follows from the connection and stays. */
export function clearAccount(namespace: Namespace): void {
  accounts[namespace] = { ...disconnected(), status: accountOf(namespace).status }
}

export function caipAddressOf(account: AccountState | undefined): CaipAddress | null {
  return account?.address && account.caipNetworkId
    ? toCaipAddress(account.caipNetworkId, account.address)
    : null
}

export function connectedNamespaces(): Namespace[] {
  return (Object.keys(accounts) as Namespace[]).filter(
    (namespace) => accounts[namespace]?.status === 'connected',
  )
}

import { kindOf } from '../../connectors/registry.ts'
import { type AccountState, accounts } from '../../controllers/accounts.ts'
import { connectionOf } from '../../controllers/connections.ts'
import { connectors } from '../../controllers/connectors.ts'
import { requestedNamespaces } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { walletIcons } from '../../controllers/walletIcons.ts'
import { wallets } from '../../controllers/wallets.ts'
import type { Namespace } from '../../types/caip.ts'
import type { ListedWallet, WalletLists, WalletStatus, WalletWay } from '../../types/host.ts'
import type { Wallet, WalletRow } from '../../types/wallet.ts'
import { isMobile } from '../../utils/device.ts'
import { pageStatus } from '../connection/isConnected.ts'
import { excludedWallets, isExcluded } from '../wallets/excluded.ts'
import { hasWalletConnect } from '../wallets/hasWalletConnect.ts'
import { showsCode } from '../wallets/installedRows.ts'
import { listConnectSections } from '../wallets/listConnectRows.ts'
import { walletIcon } from './walletIcon.ts'

/** States of which `listWallets` is made, besides accounts and networks. */
export const walletListSources: readonly object[] = [connectors, options, walletIcons, wallets]

/** False for an installed wallet that is only known by its announcement: nothing says that it has an app. */
const isPairable = ({ id }: Wallet) => !connectors.list.some((one) => one.id === id)

/** On a phone a link is better than a QR code, which another device has to scan. */
function waysOf({ wallet, connectors: own }: WalletRow): WalletWay[] {
  const { mobile_link, webapp_link, desktop_link } = wallet
  const isPhone = isMobile()
  const hasLink = webapp_link || (isPhone ? mobile_link : desktop_link)
  if (own.some(showsCode)) return isPhone ? ['link'] : ['qr']
  const installed: WalletWay[] = own.length > 0 ? ['installed'] : []
  if (!hasWalletConnect() || !isPairable(wallet)) return installed
  if (!hasLink) return [...installed, 'qr']
  return isPhone ? [...installed, 'link', 'qr'] : [...installed, 'qr', 'link']
}

function namespacesOf({ wallet, connectors: own }: WalletRow): Namespace[] {
  const installed = own.map(({ namespace }) => namespace)
  const { chains } = wallet
  const supports = (namespace: Namespace) =>
    installed.includes(namespace) ||
    (isPairable(wallet) && (!chains || chains.some((id) => id.startsWith(`${namespace}:`))))
  return [...requestedNamespaces()].filter(supports)
}

/** True if the wallet is asked to connect on a namespace, or is being restored there. */
function isPending(namespace: Namespace, { wallet, connectors: ways }: WalletRow): boolean {
  const connection = connectionOf(namespace)
  const { goal } = connection
  const asked = goal?.isAwaited ? goal : undefined
  if (asked?.walletId === wallet.id) return true
  const id = connection.phase === 'restoring' ? connection.attempt.connectorId : asked?.connectorId
  return ways.some((one) => one.id === id && one.namespace === namespace)
}

/** True if the account is of the wallet: by its connector, or by the names in the session of a paired wallet. */
function isOf({ wallet: own }: AccountState, namespace: Namespace, row: WalletRow): boolean {
  if (!own) return false
  const { wallet, connectors: ways } = row
  if (!kindOf(own.id).pairs) {
    return ways.some((one) => one.id === own.id && one.namespace === namespace)
  }
  const isNamed = own.rdns
    ? own.rdns === wallet.rdns
    : own.name.toLowerCase() === wallet.name.toLowerCase()
  return ways.length === 0 && isNamed
}

function statusOf(row: WalletRow): WalletStatus {
  const own = (Object.entries(accounts) as [Namespace, AccountState][]).map(([name, account]) => {
    if (isPending(name, row)) return 'connecting'
    return isOf(account, name, row) ? pageStatus(name) : 'disconnected'
  })
  if (own.includes('connected')) return 'connected'
  if (own.includes('connecting')) return 'connecting'
  return row.connectors.some((one) => !showsCode(one)) ? 'installed' : 'available'
}

/** Returns a wallet as plain data for the page. */
export function toListedWallet(row: WalletRow): ListedWallet {
  const { wallet } = row
  return {
    id: wallet.id,
    name: wallet.name,
    rdns: wallet.rdns ?? null,
    icon: walletIcon(wallet),
    namespaces: namespacesOf(row),
    ways: waysOf(row),
    status: statusOf(row),
  }
}

/** Returns the rows for a list that the page draws: those of Connect, whose pages of more wallets are searched for. */
export function listRows(): Record<keyof WalletLists, WalletRow[]> {
  const { recent, featured, only, recommended } = wallets
  const rows = listConnectSections({
    connectors: connectors.list,
    recent: recent as readonly Wallet[],
    featured: [...featured, ...only] as readonly Wallet[],
    recommended: recommended as readonly Wallet[],
    custom: options.customWallets,
    ...excludedWallets(),
    order: [],
    namespaceFilter: null,
    isMobile: isMobile(),
    hasWalletConnect: hasWalletConnect(),
    usesEip6963: options.enableEip6963,
    leastRows: Number.POSITIVE_INFINITY,
  })
  const offered = (list: WalletRow[]) => list.filter(({ wallet }) => !isExcluded(wallet))
  return {
    installed: offered(rows.injected),
    recent: offered(rows.recent),
    featured: offered([...rows.featured, ...rows.custom, ...rows.recommended]),
  }
}

/** Returns the lists of wallets for the page; null until the modal was opened or the page has asked for a list. */
export function listWallets(): WalletLists | null {
  if (!wallets.askedBy) return null
  const { installed, recent, featured } = listRows()
  return {
    installed: installed.map(toListedWallet),
    recent: recent.map(toListedWallet),
    featured: featured.map(toListedWallet),
  }
}

import { injected } from '../../connectors/installed/kinds.ts'
import { walletConnect } from '../../connectors/walletConnect/kind.ts'
import { hasNamespace } from '../../controllers/networks.ts'
import { type ConnectorSection, connectorSections, options } from '../../controllers/options.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Connector } from '../../types/connector.ts'
import type { RowTag, Wallet, WalletRow } from '../../types/wallet.ts'
import { connectorsOf, matchesWallet, rdnsOf } from './connectorsOf.ts'
import { allowsAnyWallet, isListed } from './excluded.ts'
import { inAppFamiliesOf } from './inAppFamilies.ts'
import { displayName, installedRows, isInstalled, isPaired, showsCode } from './installedRows.ts'
import { toRow } from './toRow.ts'

export interface ConnectRowsInput {
  connectors: readonly Connector[]
  recent: readonly Wallet[]
  featured: readonly Wallet[]
  recommended: readonly Wallet[]
  custom: readonly Wallet[]
  excludedIds: readonly string[]
  excludedRdns: readonly string[]
  excludedNames: readonly string[]
  order: readonly ConnectorSection[]
  namespaceFilter: Namespace | null
  isMobile: boolean
  /** True if the page enables and configures WalletConnect, and no wallet is connected through it. */
  hasWalletConnect: boolean
  usesEip6963: boolean
  /** Recommended wallets are added until the list has this number of rows; 2 by default. */
  leastRows?: number | undefined
}

/** Hides excluded wallets by rdns on EVM, and by name on other namespaces, which have no rdns. */
function listDirect(
  input: ConnectRowsInput,
  isListed: (connector: Connector) => boolean,
): WalletRow[] {
  const excludedNames = new Set(input.excludedNames.map(displayName))
  const shown = input.connectors.filter((connector) => {
    const rdns = rdnsOf(connector.rdns)
    if (!isListed(connector)) return false
    if (rdns && input.excludedRdns.includes(rdns)) return false
    return !excludedNames.has(displayName(connector.name))
  })
  return installedRows(shown)
}

/**
 * Returns a filter that drops wallets that the page excludes or does not list, installed wallets, and wallets that the
 * filter has already passed.
 */
function createDeduplication(input: ConnectRowsInput) {
  const rdns = new Set<string | undefined>(input.excludedRdns)
  const ids = new Set<string | undefined>(input.excludedIds)
  const installed = input.connectors.filter(
    (connector) => isInstalled(connector) && (input.usesEip6963 || !connector.rdns),
  )
  for (const { id } of installed) ids.add(id)
  return (wallets: readonly Wallet[]) =>
    wallets.filter((wallet) => {
      const own = rdnsOf(wallet.rdns)
      if (!isListed(wallet)) return false
      if (ids.has(wallet.id) || (own && rdns.has(own))) return false
      if (installed.some((connector) => matchesWallet(connector, wallet))) return false
      ids.add(wallet.id)
      rdns.add(own)
      return true
    })
}

function onNamespace(wallets: readonly Wallet[], namespace: Namespace | null): Wallet[] {
  return wallets.filter(
    ({ chains }) => !namespace || !chains || chains.some((id) => id.startsWith(`${namespace}:`)),
  )
}

/** Returns the rows of each section of Connect. A wallet is in one section only. */
export function listConnectSections(
  given: ConnectRowsInput,
): Record<ConnectorSection, WalletRow[]> {
  const { hasWalletConnect, namespaceFilter, leastRows = 2 } = given
  const connectors = given.connectors.filter(
    ({ namespace }) => !namespaceFilter || namespace === namespaceFilter,
  )
  const input = { ...given, connectors }
  const installed = listDirect(input, isInstalled)
  const isNew = createDeduplication(input)
  const toRows = (wallets: readonly Wallet[], tag: RowTag | null = null) =>
    wallets.map((wallet) => toRow(wallet, connectors, tag))
  // Wallets that are not installed require WalletConnect. A wallet in several lists is shown once, in the first of
  // them. The calls below define the order of the lists.
  const reachable = (wallets: readonly Wallet[]) => (hasWalletConnect ? isNew(wallets) : [])

  const recent = reachable(onNamespace(input.recent, namespaceFilter))
  const featured = reachable(onNamespace(input.featured, namespaceFilter))
  // The browser of a wallet's app needs no WalletConnect. The page alone names such wallets without a project id.
  const opensInApp = (wallet: Wallet) =>
    input.isMobile &&
    inAppFamiliesOf(wallet).some((one) =>
      namespaceFilter ? one === namespaceFilter : hasNamespace(one),
    )
  const hasOwnWay = (wallet: Wallet) => connectorsOf(wallet, connectors).some(showsCode)
  const custom = isNew(
    hasWalletConnect
      ? input.custom
      : input.custom.filter((one) => opensInApp(one) || hasOwnWay(one)),
  )
  // The directory of wallets, which needs a project id, has such a wallet, too.
  const hasDirectory = hasWalletConnect && options.projectId !== null
  const isElsewhere = ({ wallet: { rdns } }: WalletRow) =>
    rdns !== undefined &&
    (hasDirectory ||
      connectors.some((one) => isInstalled(one) && rdnsOf(one.rdns) === rdns) ||
      [...recent, ...featured, ...custom].some(hasOwnWay))
  const external = listDirect(input, (one) => !isInstalled(one) && !isPaired(one))
  const leading =
    installed.filter(({ wallet }) => wallet.name !== injected.connector.name).length + recent.length
  const suggests = hasWalletConnect && input.featured.length === 0 && input.custom.length === 0
  const room = suggests ? Math.max(0, leastRows - leading) : 0
  const recommended = reachable(onNamespace(input.recommended, namespaceFilter)).slice(0, room)

  const showsQrCode = hasWalletConnect && !input.isMobile && allowsAnyWallet()
  const wallet = walletConnect.connector
  return {
    walletConnect: showsQrCode ? [{ key: wallet.id, wallet, connectors: [], tag: 'qrCode' }] : [],
    recent: toRows(recent, 'recent'),
    injected: installed,
    featured: toRows(featured),
    custom: toRows(custom),
    external: external.filter((row) => !isElsewhere(row)),
    recommended: toRows(recommended),
  }
}

/**
 * Returns all rows of Connect in the page's order. If the page has chosen none, what is installed comes before the QR code
 * on desktops, since most users press it.
 */
export function listConnectRows(given: ConnectRowsInput): WalletRow[] {
  const sections = listConnectSections(given)
  const isChosen = given.order.some((name, index) => name !== connectorSections[index])
  const first: ConnectorSection[] = isChosen || given.isMobile ? [] : ['injected']
  return [...new Set([...first, ...given.order, ...connectorSections])].flatMap(
    (name) => sections[name],
  )
}

/** Number of wallets; from 10 on rounded down to tens, with a plus: `40+`. */
export function countLabel(count: number, featured: number): string | undefined {
  const total = count + featured
  if (count === 0) return undefined
  return total < 10 ? String(total) : `${Math.floor(total / 10) * 10}+`
}

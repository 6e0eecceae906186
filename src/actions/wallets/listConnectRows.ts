import { type ConnectorSection, connectorSections } from '../../controllers/options.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Connector } from '../../types/connector.ts'
import type { Wallet } from '../../types/wallet.ts'
import type { RowTag, WalletRow } from '../../types/walletRow.ts'
import { displayName, installedRows, isInstalled } from './installedRows.ts'
import { leadsTo, rdnsOf } from './leadsTo.ts'
import { toRow } from './toRow.ts'

/** All that decides which wallets the Connect view lists, and in which order. */
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
  /** WalletConnect can be offered: enabled, configured, and no connection uses it already. */
  hasWalletConnect: boolean
  usesEip6963: boolean
}

/** Two rows at least lead somewhere; recommendations only fill up what is installed or recent. */
const rowsWithRecommendations = 2
const browserWallet = 'Browser Wallet'

/** Only EVM wallets say an rdns; those of the other namespaces are known by their names. */
function listInstalled(input: ConnectRowsInput): WalletRow[] {
  const excludedNames = new Set(input.excludedNames.map(displayName))
  const shown = input.connectors.filter((connector) => {
    const rdns = rdnsOf(connector.rdns)
    if (!isInstalled(connector)) return false
    if (rdns && input.excludedRdns.includes(rdns)) return false
    return !excludedNames.has(displayName(connector.name))
  })
  return installedRows(shown)
}

/** Drops wallets that are excluded, or listed already, by rdns and by id. What it keeps is listed from now on. */
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
      if (ids.has(wallet.id) || (own && rdns.has(own))) return false
      if (installed.some((connector) => leadsTo(connector, wallet))) return false
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

/** The rows of the Connect view, top to bottom. */
export function listConnectRows(given: ConnectRowsInput): WalletRow[] {
  const { hasWalletConnect, namespaceFilter } = given
  const connectors = given.connectors.filter(
    ({ namespace }) => !namespaceFilter || namespace === namespaceFilter,
  )
  const input = { ...given, connectors }
  const installed = listInstalled(input)
  const isNew = createDeduplication(input)
  const toRows = (wallets: readonly Wallet[], tag: RowTag | null = null) =>
    wallets.map((wallet) => toRow(wallet, connectors, tag))
  // What is not installed is reached over WalletConnect only. Whoever comes first here keeps the row of a wallet that
  // is on several lists.
  const reachable = (wallets: readonly Wallet[]) => (hasWalletConnect ? isNew(wallets) : [])

  const recent = reachable(onNamespace(input.recent, namespaceFilter))
  const featured = reachable(onNamespace(input.featured, namespaceFilter))
  const custom = reachable(input.custom)
  const leading =
    installed.filter(({ wallet }) => wallet.name !== browserWallet).length + recent.length
  const suggests = hasWalletConnect && input.featured.length === 0 && input.custom.length === 0
  const room = suggests ? Math.max(0, rowsWithRecommendations - leading) : 0
  const recommended = reachable(onNamespace(input.recommended, namespaceFilter)).slice(0, room)

  const sections: Record<ConnectorSection, () => WalletRow[]> = {
    walletConnect: () => {
      if (!hasWalletConnect || input.isMobile) return []
      const wallet = { id: 'walletConnect', name: 'WalletConnect' }
      return [{ key: 'walletConnect', wallet, connectors: [], tag: 'qrCode' }]
    },
    recent: () => toRows(recent, 'recent'),
    injected: () => installed,
    featured: () => toRows(featured),
    custom: () => toRows(custom),
    external: () => [],
    recommended: () => toRows(recommended),
  }
  return [...new Set([...input.order, ...connectorSections])].flatMap((name) => sections[name]())
}

import type { ConnectorSection } from '../../controllers/options.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Connector } from '../../types/connector.ts'
import type { Wallet } from '../../types/wallet.ts'
import type { RowTag, WalletRow } from '../../types/walletRow.ts'

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

const sectionOrder: readonly ConnectorSection[] = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
]

/** Two rows at least lead somewhere; recommendations only fill up what is installed or recent. */
const rowsWithRecommendations = 2
const browserWallet = 'Browser Wallet'

const displayName = (name: string) => (name === 'Trust Wallet' ? 'Trust' : name)

/** MetaMask's mobile browser announces itself under a name of its own. */
const rdnsOf = (rdns: string | undefined) =>
  rdns === 'io.metamask.mobile' ? 'io.metamask' : rdns || undefined

/** The wallet that a connector stands for, in the shape that views and storage know. */
export function walletOf(connector: Connector): Wallet {
  return {
    id: connector.explorerId ?? connector.id,
    name: connector.name,
    rdns: connector.rdns,
    image_id: connector.imageId,
    image_url: connector.imageUrl,
  }
}

function isInstalled({ type }: Connector): boolean {
  return type === 'ANNOUNCED' || type === 'INJECTED' || type === 'MULTI_CHAIN'
}

/**
 * One row a name: a wallet that is there on several families is picked once. Two on the same family are
 * two wallets, whatever they call themselves.
 */
function mergeByName(connectors: readonly Connector[]): WalletRow[] {
  const groups: Connector[][] = []
  for (const connector of connectors) {
    const isOther = ({ name, namespace }: Connector) =>
      displayName(name) !== displayName(connector.name) || namespace === connector.namespace
    const group = groups.find((others) => !others.some(isOther))
    if (group) group.push(connector)
    else groups.push([connector])
  }
  return groups.flatMap((group) => {
    const [first] = group
    if (!first) return []
    const tag: RowTag = group.length > 1 ? 'multichain' : 'installed'
    return [{ key: `connector:${first.id}`, wallet: walletOf(first), connectors: group, tag }]
  })
}

const rank = ({ connectors }: WalletRow) =>
  connectors.length > 1 ? 0 : connectors[0]?.type === 'ANNOUNCED' ? 1 : 2

/** Only EVM wallets say an rdns; those of the other families are known by their names. */
function listInstalled(input: ConnectRowsInput): WalletRow[] {
  const excludedNames = new Set(input.excludedNames.map(displayName))
  const shown = input.connectors.filter((connector) => {
    const rdns = rdnsOf(connector.rdns)
    if (!isInstalled(connector)) return false
    if (rdns && input.excludedRdns.includes(rdns)) return false
    if (excludedNames.has(displayName(connector.name))) return false
    return !connector.explorerId || !input.excludedIds.includes(connector.explorerId)
  })
  return mergeByName(shown).sort((a, b) => rank(a) - rank(b))
}

/** Drops wallets that are excluded, or listed already, by rdns and by id. What it keeps is listed from now on. */
function createDeduplication(input: ConnectRowsInput) {
  const rdns = new Set<string | undefined>(input.excludedRdns)
  const ids = new Set<string | undefined>(input.excludedIds)
  const names = new Set<string>()
  for (const connector of input.connectors) {
    if (input.usesEip6963) rdns.add(rdnsOf(connector.rdns))
    if (!isInstalled(connector)) continue
    ids.add(connector.id).add(connector.explorerId)
    names.add(displayName(connector.name))
  }
  return (wallets: readonly Wallet[]) =>
    wallets.filter((wallet) => {
      const own = rdnsOf(wallet.rdns)
      if (ids.has(wallet.id) || (own && rdns.has(own))) return false
      if (names.has(displayName(wallet.name))) return false
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

/** Whether a connector reaches a wallet of the directory: by rdns, by id, or by the name both go by. */
export function leadsTo({ explorerId, rdns, name }: Connector, wallet: Wallet): boolean {
  return (
    explorerId === wallet.id ||
    (rdns !== undefined && rdnsOf(rdns) === rdnsOf(wallet.rdns)) ||
    displayName(name) === displayName(wallet.name)
  )
}

/** How a directory wallet is reached here: by its connectors, if it has any. */
export function toRow(
  wallet: Wallet,
  connectors: readonly Connector[],
  tag: RowTag | null = null,
): WalletRow {
  const own = connectors.filter((connector) => leadsTo(connector, wallet))
  return { key: `wallet:${wallet.id}`, wallet, connectors: own, tag }
}

/** The rows of the Connect view, top to bottom. */
export function listConnectRows(given: ConnectRowsInput): WalletRow[] {
  const { hasWalletConnect, namespaceFilter } = given
  const connectors = given.connectors.filter(
    ({ namespace }) => !namespaceFilter || namespace === namespaceFilter,
  )
  const input = { ...given, connectors }
  const installed = listInstalled(input)
  const names = new Set(installed.map(({ wallet }) => displayName(wallet.name)))
  const isNew = createDeduplication(input)
  const toRows = (wallets: readonly Wallet[], tag: RowTag | null = null) =>
    wallets.map((wallet) => toRow(wallet, connectors, tag))

  // Who comes first here keeps the row of a wallet that is on several lists.
  const recent = isNew(onNamespace(hasWalletConnect ? input.recent : [], namespaceFilter)).filter(
    ({ name }) => !names.has(displayName(name)),
  )
  const featured = hasWalletConnect ? isNew(onNamespace(input.featured, namespaceFilter)) : []
  const custom = isNew(input.custom)
  const leading =
    installed.filter(({ wallet }) => wallet.name !== browserWallet).length + recent.length
  const suggests = hasWalletConnect && input.featured.length === 0 && input.custom.length === 0
  const room = suggests ? Math.max(0, rowsWithRecommendations - leading) : 0
  const recommended = isNew(onNamespace(input.recommended, namespaceFilter)).slice(0, room)

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
  return [...new Set([...input.order, ...sectionOrder])].flatMap((name) => sections[name]())
}

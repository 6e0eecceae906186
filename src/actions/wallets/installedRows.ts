import { announced } from '../../connectors/installed/kinds.ts'
import { kindOf } from '../../connectors/registry.ts'
import type { Connector } from '../../types/connector.ts'
import type { Wallet, WalletRow } from '../../types/wallet.ts'

/** Returns one name for Trust Wallet, which announces itself under different names on different namespaces. */
export const displayName = (name: string) => (name === 'Trust Wallet' ? 'Trust' : name)

export const isInstalled = ({ id }: Connector) => kindOf(id).isInstalled === true

/** True if the wallet announces its name and icon itself. */
export const isAnnounced = ({ id }: Connector) => kindOf(id) === announced

/** True if users pair the wallet in a view of its own instead of connecting it directly. */
export const isPaired = ({ id }: Connector) => kindOf(id).pairs === true

/** Connectors that need no view of pairing, installed ones first. */
export const directConnectors = (known: readonly Connector[]): Connector[] =>
  known
    .filter((one) => !isPaired(one))
    .sort((a, b) => Number(isInstalled(b)) - Number(isInstalled(a)))

/** True if the wallet is on another device, which scans a code of its own. */
export const showsCode = ({ id }: Pick<Connector, 'id'>) => kindOf(id).showsCode?.() === true

export function walletOf(connector: Connector): Wallet {
  return {
    id: connector.id,
    name: connector.name,
    rdns: connector.rdns,
    image_id: connector.imageId,
    image_url: connector.imageUrl,
  }
}

const rank = ({ connectors }: WalletRow) =>
  connectors.length > 1 ? 0 : connectors.some(isAnnounced) ? 1 : 2

/**
 * Groups connectors into one row per wallet. Connectors of the same name on different namespaces are one wallet.
 * Connectors of the same name on the same namespace are different wallets.
 */
export function installedRows(connectors: readonly Connector[]): WalletRow[] {
  const groups: Connector[][] = []
  for (const connector of connectors) {
    const isOther = ({ name, namespace }: Connector) =>
      displayName(name) !== displayName(connector.name) || namespace === connector.namespace
    const group = groups.find((others) => !others.some(isOther))
    if (group) group.push(connector)
    else groups.push([connector])
  }
  const rows = groups.flatMap((group): WalletRow[] => {
    const [first] = group
    if (!first) return []
    const own = isInstalled(first) ? 'installed' : null
    const tag = group.length > 1 ? 'multichain' : own
    return [{ key: `connector:${first.id}`, wallet: walletOf(first), connectors: group, tag }]
  })
  return rows.sort((a, b) => rank(a) - rank(b))
}

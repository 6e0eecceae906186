import type { Connector } from '../../types/connector.ts'
import type { ConnectorContext } from '../../types/connectorDriver.ts'
import { flagsOf } from './announced.ts'
import type { InstalledWallet } from './InstalledWallet.ts'

type Print = [type: Connector['type'], rdns: string, name: string, flags: string]

/**
 * Returns what tells a wallet apart from others that have its id: two extensions may announce one rdns, and any
 * extension may set `window.ethereum`.
 */
export function toPrint(
  { connector, provide }: InstalledWallet,
  context: ConnectorContext,
): string {
  const { namespace, type, rdns = '', id, name } = connector
  const isEvm = namespace === 'eip155'
  // On EVM the id of a second wallet with one rdns depends on the order of announcements. The names of a Bitcoin wallet
  // differ by interface.
  const stable = isEvm ? name : id
  const flags = isEvm ? flagsOf(provide(context)) : []
  return JSON.stringify([type, rdns, stable, flags.join()] satisfies Print)
}

/**
 * True if a wallet that announces itself, and therefore has an rdns, may be the one that was stored as `window.ethereum`,
 * because both have the same flags. Its accounts decide, as wallets copy each other's flags.
 */
export function isNowAnnounced(stored: string, found: string): boolean {
  try {
    const [, before, , flags] = JSON.parse(stored) as Print
    const [, rdns, , own] = JSON.parse(found) as Print
    return before === '' && rdns !== '' && flags === own
  } catch {
    return false
  }
}

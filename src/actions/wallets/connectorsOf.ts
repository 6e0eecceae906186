import type { Connector } from '../../types/connector.ts'
import type { Wallet } from '../../types/wallet.ts'
import { displayName, isInstalled } from './installedRows.ts'
import { matchesWallet } from './matchesWallet.ts'

/**
 * Returns the connectors of an installed wallet, at most one per namespace. Connectors with the wallet's id come first,
 * then connectors that `matchesWallet` accepts, then connectors of the same name on other namespaces.
 */
export function connectorsOf(wallet: Wallet, known: readonly Connector[]): Connector[] {
  const installed = known.filter(isInstalled)
  const ways: Connector[] = []
  const add = (found: readonly Connector[]) => {
    for (const one of found) {
      if (!ways.some(({ namespace }) => namespace === one.namespace)) ways.push(one)
    }
  }
  add(installed.filter(({ id }) => id === wallet.id))
  add(installed.filter((one) => matchesWallet(one, wallet)))
  const names = new Set(ways.map(({ name }) => displayName(name)))
  add(installed.filter(({ name }) => names.has(displayName(name))))
  return ways
}

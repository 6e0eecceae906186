import type { Connector } from '../../types/connector.ts'
import type { Wallet } from '../../types/wallet.ts'
import { connectorsOf } from './connectorsOf.ts'
import { isInstalled } from './installedRows.ts'

/** Sets `installed` on wallets of the directory that are installed, and moves them to the front. */
export function installedFirst(
  wallets: readonly Wallet[],
  connectors: readonly Connector[],
): Wallet[] {
  const known = wallets.map((wallet) =>
    connectorsOf(wallet, connectors).some(isInstalled) ? { ...wallet, installed: true } : wallet,
  )
  return known.sort((a, b) => Number(b.installed ?? false) - Number(a.installed ?? false))
}

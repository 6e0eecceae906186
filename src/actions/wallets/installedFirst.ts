import type { Connector } from '../../types/connector.ts'
import type { Wallet } from '../../types/wallet.ts'
import { connectorsOf } from './connectorsOf.ts'

/** Wallets of the directory with `installed` set, those that are in this browser first; else in their order. */
export function installedFirst(
  wallets: readonly Wallet[],
  connectors: readonly Connector[],
): Wallet[] {
  const known = wallets.map((wallet) =>
    connectorsOf(wallet, connectors).length > 0 ? { ...wallet, installed: true } : wallet,
  )
  return known.sort((a, b) => Number(b.installed ?? false) - Number(a.installed ?? false))
}

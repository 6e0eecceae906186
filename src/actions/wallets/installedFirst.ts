import type { Connector } from '../../types/connector.ts'
import type { Wallet } from '../../types/wallet.ts'
import { connectorsOf } from './connectorsOf.ts'

/** Sets `installed` on directory wallets and moves those to the front; otherwise the order stays. */
export function installedFirst(
  wallets: readonly Wallet[],
  connectors: readonly Connector[],
): Wallet[] {
  const known = wallets.map((wallet) =>
    connectorsOf(wallet, connectors).length > 0 ? { ...wallet, installed: true } : wallet,
  )
  return known.sort((a, b) => Number(b.installed ?? false) - Number(a.installed ?? false))
}

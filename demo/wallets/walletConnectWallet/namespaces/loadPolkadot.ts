import type { WalletNamespace } from '../WalletNamespace.ts'
import type { PolkadotOptions } from './polkadot.ts'

/**
 * Loads the Polkadot namespace only if one of its chains is configured, because its libraries are too large to load by
 * default.
 */
export async function loadPolkadot(options: PolkadotOptions): Promise<WalletNamespace[]> {
  const isWanted = Object.keys(options.rpcUrls).some((id) => id.startsWith('polkadot:'))
  if (!isWanted) return []
  const { createPolkadot } = await import('./polkadot.ts')
  return [createPolkadot(options)]
}

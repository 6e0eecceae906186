import type { WalletNamespace } from '../WalletNamespace.ts'
import type { PolkadotOptions } from './polkadot.ts'

/** Polkadot where one of its chains is within reach: its libraries are too heavy for everybody else. */
export async function loadPolkadot(options: PolkadotOptions): Promise<WalletNamespace[]> {
  const isWanted = Object.keys(options.rpcUrls).some((id) => id.startsWith('polkadot:'))
  if (!isWanted) return []
  const { createPolkadot } = await import('./polkadot.ts')
  return [createPolkadot(options)]
}

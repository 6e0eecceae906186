import type { Namespace } from '../../types/caip.ts'
import { discoverInjected } from './eip6963/discover.ts'
import type { Discover } from './InstalledWallet.ts'

/** Loaders of the discovery of each namespace. Only the discovery of `eip155`, the most common namespace, is eager. */
export const discoverers: Partial<Record<Namespace, () => Discover | Promise<Discover>>> = {
  bip122: () => import('./bitcoin/discover.ts').then((module) => module.discoverBitcoin),
  eip155: () => discoverInjected,
  polkadot: () =>
    import('./injectedWeb3/discover.ts').then((module) => module.discoverInjectedWeb3),
  solana: () =>
    import('./walletStandard/discover.ts').then((module) => module.discoverStandardSolana),
}

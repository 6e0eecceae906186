import type { Namespace } from '../../../types/caip.ts'
import { loadPart } from '../../../utils/loadPart.ts'
import type { NamespaceProvider } from '../session/liveSession.ts'
import { eip155 } from './eip155Provider.ts'

type Loader = () => NamespaceProvider | Promise<NamespaceProvider>

/** One line a namespace. All but the most common one's load when their namespace is asked for. */
const loaders: Partial<Record<Namespace, Loader>> = {
  bip122: () => import('./bip122Provider.ts').then((module) => module.bip122),
  eip155: () => eip155,
  polkadot: () => import('./polkadotProvider.ts').then((module) => module.polkadot),
  solana: () => import('./solanaProvider.ts').then((module) => module.solana),
}

/**
 * How a namespace is used over WalletConnect; null for one that is not built.
 *
 * @throws WalletModalError LOAD_FAILED when its file cannot be fetched; the next call tries again.
 */
export async function loadProvider(namespace: Namespace): Promise<NamespaceProvider | null> {
  const loading = Promise.resolve(loaders[namespace]?.() ?? null)
  return loadPart(loading, `${namespace} over WalletConnect could not be loaded`)
}

import type { Namespace } from '../../../types/caip.ts'
import { loadPart } from '../../../utils/loadPart.ts'
import type { NamespaceProvider } from '../session/liveSession.ts'
import { eip155 } from './eip155Provider.ts'

type Loader = () => NamespaceProvider | Promise<NamespaceProvider>

/** One loader for each namespace. Only that of `eip155` is eager: it is the most common. */
const loaders: Partial<Record<Namespace, Loader>> = {
  bip122: () => import('./bip122Provider.ts').then((module) => module.bip122),
  eip155: () => eip155,
  polkadot: () => import('./polkadotProvider.ts').then((module) => module.polkadot),
  solana: () => import('./solanaProvider.ts').then((module) => module.solana),
}

/**
 * Null if the namespace is not supported over WalletConnect.
 * @throws WalletModalError LOAD_FAILED if its chunk cannot be fetched; the next call retries.
 */
export async function loadProvider(namespace: Namespace): Promise<NamespaceProvider | null> {
  const loading = Promise.resolve(loaders[namespace]?.() ?? null)
  return loadPart(loading, `${namespace} over WalletConnect could not be loaded`)
}

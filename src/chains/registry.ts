import { WalletModalError } from '../errors/WalletModalError.ts'
import type { Namespace } from '../types/caip.ts'
import type { ChainAdapter } from '../types/chainAdapter.ts'
import { loadPart } from '../utils/loadPart.ts'

type Loader = () => Promise<ChainAdapter>

/** What each namespace needs to talk to wallets, in a chunk of its own. One line a namespace. */
const loaders: Partial<Record<Namespace, Loader>> = {
  bip122: () => import('./bip122/adapter.ts').then((module) => module.bip122Adapter),
  eip155: () => import('./eip155/adapter.ts').then((module) => module.eip155Adapter),
  polkadot: () => import('./polkadot/adapter.ts').then((module) => module.polkadotAdapter),
  solana: () => import('./solana/adapter.ts').then((module) => module.solanaAdapter),
} satisfies Record<Namespace, Loader>

const loaded = new Map<Namespace, Promise<ChainAdapter>>()

/**
 * The adapter of a namespace: one object for the page's life.
 *
 * @throws WalletModalError LOAD_FAILED when its chunk cannot be fetched: the next call tries again;
 * UNSUPPORTED_CHAIN when the namespace is not built.
 */
export function loadChainAdapter(namespace: Namespace): Promise<ChainAdapter> {
  const known = loaded.get(namespace)
  if (known) return known
  const loading = load(namespace)
  loaded.set(namespace, loading)
  loading.catch(() => loaded.delete(namespace))
  return loading
}

async function load(namespace: Namespace): Promise<ChainAdapter> {
  const loader = loaders[namespace]
  if (!loader) {
    throw new WalletModalError('UNSUPPORTED_CHAIN', { longMessage: 'Chain adapter not found' })
  }
  return loadPart(loader())
}

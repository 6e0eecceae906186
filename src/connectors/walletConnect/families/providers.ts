import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { Namespace } from '../../../types/caip.ts'
import type { CreateSessionProvider } from '../session/sessionProvider.ts'
import { createEip155Provider } from './eip155Provider.ts'

type Loader = () => CreateSessionProvider | Promise<CreateSessionProvider>

/** One line a family. All but the most common one's load when their family is asked for. */
const loaders: Partial<Record<Namespace, Loader>> = {
  bip122: () => import('./bip122Provider.ts').then((module) => module.createBip122Provider),
  eip155: () => createEip155Provider,
  polkadot: () => import('./polkadotProvider.ts').then((module) => module.createPolkadotProvider),
  solana: () => import('./solanaProvider.ts').then((module) => module.createSolanaProvider),
}

/**
 * What makes the providers of a family; null when it is not built.
 *
 * @throws WalletModalError LOAD_FAILED when its file cannot be fetched; the next call tries again.
 */
export async function loadProvider(namespace: Namespace): Promise<CreateSessionProvider | null> {
  try {
    return (await loaders[namespace]?.()) ?? null
  } catch (cause) {
    const longMessage = `${namespace} over WalletConnect could not be loaded`
    throw new WalletModalError('LOAD_FAILED', { longMessage, cause })
  }
}

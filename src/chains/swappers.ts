import { WalletModalError } from '../errors/WalletModalError.ts'
import type { Namespace } from '../types/caip.ts'
import type { Swapper } from '../types/swapper.ts'
import { loadPart } from '../utils/loadPart.ts'

/** One line a namespace that swaps; which those are is said in `namespaceDefinitions.ts`. */
const loaders: Partial<Record<Namespace, () => Promise<Swapper>>> = {
  eip155: () => import('./eip155/swap/swapper.ts').then((module) => module.eip155Swapper),
}

/** @throws WalletModalError UNSUPPORTED_CHAIN, LOAD_FAILED: the next call tries again */
export async function loadSwapper(namespace: Namespace): Promise<Swapper> {
  const loader = loaders[namespace]
  if (!loader) throw new WalletModalError('UNSUPPORTED_CHAIN')
  return loadPart(loader())
}

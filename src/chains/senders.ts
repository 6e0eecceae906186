import { WalletModalError } from '../errors/WalletModalError.ts'
import type { Namespace } from '../types/caip.ts'
import type { Sender } from '../types/sender.ts'
import { loadPart } from '../utils/loadPart.ts'

/** One line a namespace that sends; which those are is said in `namespaceDefinitions.ts`. */
const loaders: Partial<Record<Namespace, () => Promise<Sender>>> = {
  eip155: () => import('./eip155/send/sender.ts').then((module) => module.eip155Sender),
  solana: () => import('./solana/send/sender.ts').then((module) => module.solanaSender),
}

/** @throws WalletModalError UNSUPPORTED_CHAIN, LOAD_FAILED: the next call tries again */
export async function loadSender(namespace: Namespace): Promise<Sender> {
  const loader = loaders[namespace]
  if (!loader) throw new WalletModalError('UNSUPPORTED_CHAIN')
  return loadPart(loader())
}

import { WalletModalError } from '../errors/WalletModalError.ts'
import type { Namespace } from '../types/caip.ts'
import type { SessionReader } from '../types/smartSession.ts'
import { loadPart } from '../utils/loadPart.ts'

/** One line a namespace whose accounts grant smart sessions. */
const loaders: Partial<Record<Namespace, () => Promise<SessionReader>>> = {
  eip155: () => import('./eip155/sessions/sessionReader.ts').then((one) => one.eip155Sessions),
}

export function hasSessions(namespace: Namespace): boolean {
  return namespace in loaders
}

/** @throws WalletModalError UNSUPPORTED_CHAIN, LOAD_FAILED: the next call tries again */
export async function loadSessionReader(namespace: Namespace): Promise<SessionReader> {
  const loader = loaders[namespace]
  if (!loader) throw new WalletModalError('UNSUPPORTED_CHAIN')
  return loadPart(loader())
}

import type { Namespace } from '../../types/caip.ts'
import { createBip122Provider } from './bip122Provider.ts'
import { createEip155Provider } from './eip155Provider.ts'
import type { CreateSessionProvider } from './sessionProvider.ts'
import { createSolanaProvider } from './solanaProvider.ts'

/** One line a family. */
export const providers: Partial<Record<Namespace, CreateSessionProvider>> = {
  bip122: createBip122Provider,
  eip155: createEip155Provider,
  solana: createSolanaProvider,
}

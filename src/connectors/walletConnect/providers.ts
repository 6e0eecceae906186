import type { Namespace } from '../../types/caip.ts'
import { createEip155Provider } from './eip155Provider.ts'
import { createPolkadotProvider } from './polkadotProvider.ts'
import type { CreateSessionProvider } from './sessionProvider.ts'
import { createSolanaProvider } from './solanaProvider.ts'

/** One line a family. */
export const providers: Partial<Record<Namespace, CreateSessionProvider>> = {
  eip155: createEip155Provider,
  polkadot: createPolkadotProvider,
  solana: createSolanaProvider,
}

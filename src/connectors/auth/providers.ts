import type { AuthProviders } from './sessionProvider.ts'

/** One line a family. */
export const providers: AuthProviders = {
  eip155: () => import('./eip155Provider.ts').then((module) => module.createEip155Provider),
  solana: () => import('./solanaProvider.ts').then((module) => module.createSolanaProvider),
}

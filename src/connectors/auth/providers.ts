import type { AuthProviders } from './authProvider.ts'

/** The providers, a line for each namespace that the embedded wallet has. */
export const providers: AuthProviders = {
  eip155: () => import('./eip155Provider.ts').then((module) => module.createEip155Provider),
  solana: () => import('./solanaProvider.ts').then((module) => module.createSolanaProvider),
}

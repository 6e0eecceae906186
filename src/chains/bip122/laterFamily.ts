import type { LaterFamily } from '../ChainFamily.ts'

export const bip122Later: LaterFamily = {
  parts: {
    verifier: () => import('./verify/verifier.ts').then((module) => module.bip122Verifier),
    walletConnect: () => import('./walletConnect.ts').then((module) => module.bip122WalletConnect),
  },
}

import type { LaterFamily } from '../ChainFamily.ts'

export const polkadotLater: LaterFamily = {
  parts: {
    verifier: () => import('./verify/verifier.ts').then((module) => module.polkadotVerifier),
    walletConnect: () =>
      import('./walletConnect.ts').then((module) => module.polkadotWalletConnect),
  },
}

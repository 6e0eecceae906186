import type { LaterFamily } from '../ChainFamily.ts'

export const polkadotLater: LaterFamily = {
  parts: {
    announce: () => import('./announce.ts').then((module) => module.polkadotAnnouncer),
    nameRecords: () => import('./nameRecords.ts').then((module) => module.polkadotNameRecords),
    names: () => import('./names/people.ts').then((module) => module.people),
    sender: () => import('./send/sender.ts').then((module) => module.polkadotSender),
    transactions: () =>
      import('./send/readTransaction.ts').then((module) => module.polkadotTransactions),
    verifier: () => import('./verify/verifier.ts').then((module) => module.polkadotVerifier),
    walletConnect: () =>
      import('./walletConnect.ts').then((module) => module.polkadotWalletConnect),
  },
}

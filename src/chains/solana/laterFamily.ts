import type { LaterFamily } from '../ChainFamily.ts'
import { toSolanaBrowserLink } from './toSolanaBrowserLink.ts'

export const solanaLater: LaterFamily = {
  parts: {
    announce: () => import('./announce.ts').then((module) => module.solanaAnnouncer),
    nameRecords: () => import('./nameRecords.ts').then((module) => module.solanaNameRecords),
    nodeHistory: () => import('./readHistory.ts').then((module) => module.readHistory),
    payments: () => import('./send/payments.ts').then((module) => module.solanaPayments),
    sender: () => import('./send/sender.ts').then((module) => module.solanaSender),
    transactions: () =>
      import('./send/readTransaction.ts').then((module) => module.solanaTransactions),
    verifier: () => import('./verify/verifier.ts').then((module) => module.solanaVerifier),
    walletConnect: () => import('./walletConnect.ts').then((module) => module.solanaWalletConnect),
  },
  toBrowserLink: toSolanaBrowserLink,
}

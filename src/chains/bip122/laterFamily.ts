import type { LaterFamily } from '../ChainFamily.ts'
import { highFees } from './highFees.ts'

export const bip122Later: LaterFamily = {
  parts: {
    announce: () => import('./announce.ts').then((module) => module.bip122Announcer),
    details: () => import('./readDetails.ts').then((module) => module.readDetails),
    freshAddress: () => import('./freshAddress.ts').then((module) => module.findFreshAddress),
    nameRecords: () => import('./nameRecords.ts').then((module) => module.bip122NameRecords),
    pageTransactions: () =>
      import('./readSighting.ts').then((module) => module.bip122PageTransactions),
    paymentNames: () => import('./send/dnsNames.ts').then((module) => module.bip122PaymentNames),
    payments: () => import('./payments.ts').then((module) => module.bip122Payments),
    replacer: () => import('./send/replacer.ts').then((module) => module.bip122Replacer),
    review: () => import('./review/requestReader.ts').then((module) => module.bip122Requests),
    sender: () => import('./send/sender.ts').then((module) => module.bip122Sender),
    nodeHistory: () => import('./readHistory.ts').then((module) => module.readHistory),
    transactions: () => import('./readSighting.ts').then((module) => module.bip122Transactions),
    verifier: () => import('./verify/verifier.ts').then((module) => module.bip122Verifier),
    walletConnect: () => import('./walletConnect.ts').then((module) => module.bip122WalletConnect),
    watchOnly: () => import('./watchOnly.ts').then((module) => module.createWatchOnly),
  },
  setsFee: true,
  highFees,
  baseUnit: 'sat',
  paymentScheme: 'bitcoin',
}

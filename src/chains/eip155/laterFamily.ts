import type { LaterFamily } from '../ChainFamily.ts'
import { highFees } from './highFees.ts'
import { readInteroperableName } from './interoperableName.ts'
import { shortNames } from './shortNames.ts'

const ens = () => import('./names/ens.ts').then((module) => module.ens)

export const eip155Later: LaterFamily = {
  parts: {
    announce: () => import('./announce.ts').then((module) => module.eip155Announcer),
    history: () =>
      import('../../services/blockchainApi/history.ts').then((module) => module.getHistory),
    nameRecords: () => import('./nameRecords.ts').then((module) => module.eip155NameRecords),
    names: ens,
    sharedNames: ens,
    pageTransactions: () =>
      import('./send/pageTransactions.ts').then((module) => module.eip155PageTransactions),
    payments: () => import('./send/payments.ts').then((module) => module.eip155Payments),
    permissions: () =>
      import('./permissions/permissionReader.ts').then((module) => module.eip155Permissions),
    review: () => import('./review/requestReader.ts').then((module) => module.eip155Requests),
    sender: () => import('./send/sender.ts').then((module) => module.eip155Sender),
    sessions: () => import('./sessions/sessionReader.ts').then((module) => module.eip155Sessions),
    swapper: () => import('./swap/swapper.ts').then((module) => module.eip155Swapper),
    transactions: () =>
      import('./send/readTransaction.ts').then((module) => module.eip155Transactions),
    verifier: () => import('./verify/verifier.ts').then((module) => module.eip155Verifier),
    walletConnect: () => import('./walletConnect.ts').then((module) => module.eip155WalletConnect),
    watchOnly: () => import('./watchOnly.ts').then((module) => module.createWatchOnly),
  },
  networkPrefixes: shortNames,
  readInteroperableName,
  highFees,
  paymentScheme: 'ethereum',
  // Wording of EIP-4361's sign-in message.
  signInMessage: { family: 'Ethereum', withoutStatement: [''] },
}

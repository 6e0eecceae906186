import type { LaterFamily } from '../ChainFamily.ts'
import { highFees } from './highFees.ts'
import type { SolanaProvider } from './provider.ts'

export const solanaLater: LaterFamily = {
  parts: {
    announce: () => import('./announce.ts').then((module) => module.solanaAnnouncer),
    connectAndSignIn: () =>
      import('./signIn/connectAndSignIn.ts').then((module) => module.solanaConnectAndSignIn),
    details: () => import('./readDetails.ts').then((module) => module.readDetails),
    nameRecords: () => import('./nameRecords.ts').then((module) => module.solanaNameRecords),
    names: () => import('./names/sns.ts').then((module) => module.sns),
    nodeHistory: () => import('./readHistory.ts').then((module) => module.readHistory),
    pageTransactions: () =>
      import('./send/readTransaction.ts').then((module) => module.solanaPageTransactions),
    payments: () => import('./send/payments.ts').then((module) => module.solanaPayments),
    permissions: () =>
      import('./permissions/permissionReader.ts').then((module) => module.solanaPermissions),
    review: () => import('./review/requestReader.ts').then((module) => module.solanaRequests),
    sender: () => import('./send/sender.ts').then((module) => module.solanaSender),
    transactions: () =>
      import('./send/readTransaction.ts').then((module) => module.solanaTransactions),
    verifier: () => import('./verify/verifier.ts').then((module) => module.solanaVerifier),
    walletConnect: () => import('./walletConnect.ts').then((module) => module.solanaWalletConnect),
    watchOnly: () => import('./watchOnly.ts').then((module) => module.createWatchOnly),
  },
  signsInByConnecting: ({ provider }) => (provider as SolanaProvider).signIn !== undefined,
  setsFee: true,
  highFees,
  paymentScheme: 'solana',
  sendFailureCode: 'SOLANA_SEND_FAILED',
}

import type { LaterFamily } from '../ChainFamily.ts'
import { highFees } from './highFees.ts'

export const polkadotLater: LaterFamily = {
  // Balances moved from the relay chains to their asset hubs in 2025.
  currencyHomes: {
    'polkadot:91b171bb158e2d3848fa23a9f1c25182': 'polkadot:68d56f15f85d3136970ec16946040bc1',
    'polkadot:b0a8d493285c2df73290dfb7e61f870f': 'polkadot:48239ef607d7928874027a43a6768920',
    'polkadot:e143f23803ac50e8f6f8e62695d1ce9e': 'polkadot:67f9723393ef76214df0118c34bbbd3d',
  },
  setsFee: true,
  highFees,
  parts: {
    arrivals: () => import('./arrivals.ts').then((module) => module.readHistory),
    announce: () => import('./announce.ts').then((module) => module.polkadotAnnouncer),
    nameRecords: () => import('./nameRecords.ts').then((module) => module.polkadotNameRecords),
    names: () => import('./names/people.ts').then((module) => module.people),
    payments: () => import('./payments.ts').then((module) => module.polkadotPayments),
    review: () => import('./review/requestReader.ts').then((module) => module.polkadotRequests),
    sender: () => import('./send/sender.ts').then((module) => module.polkadotSender),
    transactions: () =>
      import('./send/readTransaction.ts').then((module) => module.polkadotTransactions),
    verifier: () => import('./verify/verifier.ts').then((module) => module.polkadotVerifier),
    walletConnect: () =>
      import('./walletConnect.ts').then((module) => module.polkadotWalletConnect),
    watchOnly: () => import('./watchOnly.ts').then((module) => module.createWatchOnly),
  },
}

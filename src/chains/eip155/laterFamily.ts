import type { LaterFamily } from '../ChainFamily.ts'
import { highFees } from './highFees.ts'
import { readInteroperableName } from './interoperableName.ts'
import { shortNames } from './shortNames.ts'

/**
 * Wallets with `wallet_connect` (ERC-7846) and its capability `signInWithEthereum`, by the beginning of their rdns. Neither
 * EIP-6963 nor ERC-7846 (a draft in November 2026) says how a page learns that before it is connected: ERC-5792 has
 * `wallet_getCapabilities` for connected accounts, and wallets such as Rabby prompt for any method that they do not know to be safe
 * (https://github.com/RabbyHub/Rabby/blob/develop/src/background/controller/provider/rpcFlow.ts). The list can go when wallets announce it.
 * Porto: https://porto.sh/sdk/rpc/wallet_connect
 */
const signsInByConnecting = /^xyz\.ithaca\.porto(\.|$)/

const ens = () => import('./names/ens.ts').then((module) => module.ens)

export const eip155Later: LaterFamily = {
  parts: {
    announce: () => import('./announce.ts').then((module) => module.eip155Announcer),
    connectAndSignIn: () =>
      import('./signIn/connectAndSignIn.ts').then((module) => module.eip155ConnectAndSignIn),
    details: () => import('./send/readDetails.ts').then((module) => module.readDetails),
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
  signsInByConnecting: ({ wallet }) => signsInByConnecting.test(wallet.rdns ?? ''),
  networkPrefixes: shortNames,
  readInteroperableName,
  highFees,
  paymentScheme: 'ethereum',
  // Wording of EIP-4361's sign-in message.
  signInMessage: { family: 'Ethereum', withoutStatement: [''] },
}

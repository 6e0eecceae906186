import type { LaterFamily } from '../ChainFamily.ts'
import { highFees } from './highFees.ts'

/**
 * Links into wallets' in-app browsers, by the directory's name of the wallet in lower case. `global` is the variable in
 * which the in-app browser injects the wallet. Solflare's link has the vendor's scheme and the format of Phantom's
 * link.
 */
const links: Readonly<
  Record<string, { global: string; toLink(page: string, origin: string): string }>
> = {
  phantom: {
    global: 'phantom',
    toLink: (page, origin) => `https://phantom.app/ul/browse/${page}?ref=${origin}`,
  },
  solflare: {
    global: 'solflare',
    toLink: (page, origin) => `https://solflare.com/ul/v1/browse/${page}?ref=${origin}`,
  },
  'coinbase wallet': {
    global: 'coinbaseSolana',
    toLink: (page) => `https://go.cb-w.com/dapp?cb_url=${page}`,
  },
}

/**
 * Returns the link into a wallet's in-app browser. Null for a wallet without such a link. Also null if the page is
 * already in that browser.
 */
export function toSolanaBrowserLink(walletName: string, page: Location): string | null {
  const name = walletName.toLowerCase()
  const found = Object.hasOwn(links, name) ? links[name] : undefined
  if (!found || found.global in window) return null
  return found.toLink(encodeURIComponent(page.href), encodeURIComponent(page.origin))
}

export const solanaLater: LaterFamily = {
  parts: {
    announce: () => import('./announce.ts').then((module) => module.solanaAnnouncer),
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
  setsFee: true,
  highFees,
  sendFailureCode: 'SOLANA_SEND_FAILED',
  toBrowserLink: toSolanaBrowserLink,
}

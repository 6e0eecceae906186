import type { LaterFamily } from '../ChainFamily.ts'

/**
 * Keyed by lower-case directory name: a link, and the global that marks the in-app browser, where the wallet is found as
 * installed. Solflare's follows the vendor's scheme with Phantom's details.
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

/** Null for a wallet without such a link, or in its browser already. */
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
    sender: () => import('./send/sender.ts').then((module) => module.solanaSender),
    transactions: () =>
      import('./send/readTransaction.ts').then((module) => module.solanaTransactions),
    verifier: () => import('./verify/verifier.ts').then((module) => module.solanaVerifier),
    walletConnect: () => import('./walletConnect.ts').then((module) => module.solanaWalletConnect),
  },
  toBrowserLink: toSolanaBrowserLink,
}

import type { Namespace } from '../../types/caip.ts'
import type { Wallet } from '../../types/wallet.ts'
import { isIos } from '../../utils/device.ts'
import { toOwnLink } from '../../utils/ownLink.ts'
import { type inAppFamilies, inAppKey } from './inAppFamilies.ts'

interface InAppBrowser {
  /** Families in which a pairing over WalletConnect is offered before the browser. */
  pairsFirst: readonly Namespace[]
  /** True for an app without WalletConnect. */
  neverPairs?: true
  toLink(page: Location, namespace: Namespace): string
  /** Universal link of pairings. On iOS, a scheme of an app that is missing shows an error instead of a page. */
  universal?: string
  /** Variable in which the browser injects its provider. */
  global?: string
}

const encoded = ({ href }: Pick<Location, 'href'>) => encodeURIComponent(href)
const withOrigin = (base: string) => (page: Location) =>
  `${base}/${encoded(page)}?ref=${encodeURIComponent(page.origin)}`
const withUrl = (base: string) => (page: Location) => `${base}${encoded(page)}`

/** SLIP-44 types of coins, by which Trust Wallet chooses the network. */
const trustCoins: Partial<Record<Namespace, number>> = { eip155: 60, solana: 501 }

/**
 * Wallets whose app opens a page in a browser of its own by a link (`inAppFamilies`). The links are read in the vendors'
 * documentation (2026-11) and were not tried on phones; a row can go with its link.
 *
 * Binance has none: since 2026-10-30 its app opens no pages from outside (https://developers.binance.com/en/docs/products/web3-connect/change-log).
 */
const browsers = {
  // https://docs.metamask.io/sdk/guides/use-deeplinks: the page without its scheme; an encoded one opens an empty tab.
  metamask: {
    pairsFirst: ['eip155'],
    toLink: ({ host, pathname, search }) =>
      `https://link.metamask.io/dapp/${host}${pathname}${search}`,
    universal: 'https://metamask.app.link',
  },
  // https://docs.cdp.coinbase.com/coinbase-wallet/developer-guidance/mobile-dapp-integration
  coinbase: {
    pairsFirst: ['eip155'],
    toLink: withUrl('https://go.cb-w.com/dapp?cb_url='),
    global: 'coinbaseSolana',
  },
  // https://developer.trustwallet.com/developer/develop-for-trust/deeplinking
  trust: {
    pairsFirst: ['eip155', 'solana'],
    toLink: (page, namespace) =>
      `https://link.trustwallet.com/open_url?coin_id=${trustCoins[namespace]}&url=${encoded(page)}`,
    universal: 'https://link.trustwallet.com',
  },
  // https://web3.okx.com/build/docs/waas/app-universal-link
  okx: {
    pairsFirst: ['eip155'],
    toLink: (page) =>
      `https://web3.okx.com/download?deeplink=${encodeURIComponent(`okx://wallet/dapp/url?dappUrl=${encoded(page)}`)}`,
  },
  // https://docs.bitkeep.com/en/docs/guide/mobile/Deeplink.html
  bitget: {
    pairsFirst: ['eip155'],
    toLink: withUrl('https://bkcode.vip?action=dapp&url='),
  },
  // https://docs.phantom.com/phantom-deeplinks/other-methods/browse; it has no WalletConnect:
  // https://github.com/reown-com/reown_flutter/issues/82 (2025-01).
  phantom: {
    pairsFirst: [],
    neverPairs: true,
    toLink: withOrigin('https://phantom.app/ul/browse'),
    global: 'phantom',
  },
  // https://docs.solflare.com/solflare/technical/deeplinks
  solflare: {
    pairsFirst: [],
    toLink: withOrigin('https://solflare.com/ul/v1/browse'),
    global: 'solflare',
  },
  // https://docs.backpack.app/deeplinks/other-methods/browse
  backpack: {
    pairsFirst: ['eip155'],
    toLink: withOrigin('https://backpack.app/ul/v1/browse'),
    global: 'backpack',
  },
  // https://docs.xverse.app/sats-connect/guides/mobile-integration
  xverse: {
    pairsFirst: [],
    toLink: withUrl('https://connect.xverse.app/browser?url='),
  },
  // https://github.com/unisat-wallet/dev-support/issues/105 (2026-08)
  unisat: {
    pairsFirst: [],
    toLink: ({ href, hostname }) =>
      `https://app.unisat.cloud/request?method=openDapp&from=${hostname}&data=${encodeURIComponent(btoa(JSON.stringify([new URL(href).href])))}`,
    global: 'unisat',
  },
  // https://docs.novawallet.io/nova-wallet-wiki/misc/developer-documentation/integrate-dapps-using-deep-linking
  nova: {
    pairsFirst: ['polkadot', 'eip155'],
    toLink: withUrl('https://app.novawallet.io/open/dapp?url='),
  },
  // https://docs.subwallet.app/main/integration/integration-instructions/mobile-app-deeplinks
  subwallet: {
    pairsFirst: ['polkadot', 'eip155'],
    toLink: withUrl('https://mobile.subwallet.app/browser?url='),
  },
} satisfies Record<keyof typeof inAppFamilies, InAppBrowser>

/** Returns what is known of the browser in a wallet's app; undefined for a wallet without one. */
export function inAppBrowserOf(wallet: Pick<Wallet, 'name'>): InAppBrowser | undefined {
  const key = inAppKey(wallet)
  return key && browsers[key]
}

/** Returns a universal link in place of the wallet's own scheme on iOS, if the wallet pairs by one. A page may name another app. */
export function toOpenableBase(wallet: Wallet, link: string): string {
  const isScheme = !/^https?:/.test(link) && toOwnLink(link, wallet.name) !== null
  return (isIos() && isScheme && inAppBrowserOf(wallet)?.universal) || link
}

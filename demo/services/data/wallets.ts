import { EVM } from './chains.ts'
import { ethereumWallets } from './ethereumWallets.ts'
import { exchangeWallets } from './exchangeWallets.ts'
import { imageIdFor, walletIdFor } from './identifiers.ts'
import { inventWallets } from './inventedWallets.ts'
import type { KnownWallet } from './KnownWallet.ts'
import { otherChainWallets } from './otherChainWallets.ts'
import type { ListedWallet } from './WalletEntry.ts'

const DIRECTORY_SIZE = 500

const DEMO_WEB_WALLET_ID = walletIdFor('Demo Web Wallet')

/** The whole directory: the demo's wallet page first, then real wallets, then invented ones. */
export function walletDirectory(webWalletUrl: string): ListedWallet[] {
  const known = [...ethereumWallets, ...exchangeWallets, ...otherChainWallets]
  const listed = [demoWebWallet(webWalletUrl), ...known.map(listKnown)]
  return [...listed, ...inventWallets(DIRECTORY_SIZE - listed.length)]
}

/** The demo's wallet page, listed like any other, so that deep links to it work. */
function demoWebWallet(url: string): ListedWallet {
  return {
    id: DEMO_WEB_WALLET_ID,
    name: 'Demo Web Wallet',
    badge_type: 'certified',
    chains: EVM,
    homepage: url,
    image_id: imageIdFor(DEMO_WEB_WALLET_ID),
    order: 1,
    mobile_link: url,
    desktop_link: null,
    webapp_link: url,
    app_store: null,
    play_store: null,
    chrome_store: null,
    rdns: null,
    injected: null,
    colours: ['#5b5bf0', '#12a3a3'],
  }
}

function listKnown(wallet: KnownWallet, index: number): ListedWallet {
  const { apple, google, chrome, flag } = wallet
  return {
    id: wallet.id,
    name: wallet.name,
    badge_type: 'certified',
    chains: wallet.chains,
    homepage: wallet.homepage,
    image_id: imageIdFor(wallet.id),
    order: 10 + index,
    mobile_link: wallet.mobile ?? null,
    desktop_link: wallet.desktop ?? null,
    webapp_link: wallet.webapp ?? null,
    app_store: apple ? `https://apps.apple.com/app/id${apple}` : null,
    play_store: google ? `https://play.google.com/store/apps/details?id=${google}` : null,
    chrome_store: chrome ? `https://chromewebstore.google.com/detail/${chrome}` : null,
    rdns: wallet.rdns ?? null,
    injected: flag ? [{ namespace: 'eip155', injected_id: flag }] : null,
    colours: wallet.colours,
  }
}

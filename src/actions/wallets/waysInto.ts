import { hasNamespace, networks } from '../../controllers/networks.ts'
import { read } from '../../storage/storage.ts'
import { readWays, writeWay } from '../../storage/waysTaken.ts'
import type { Wallet } from '../../types/wallet.ts'
import type { WayIntoWallet } from '../../types/wayIntoWallet.ts'
import { isIos, isMobile } from '../../utils/device.ts'
import type { ConnectTarget } from './connectTarget.ts'
import { hasWalletConnect } from './hasWalletConnect.ts'
import { inAppBrowserOf, toOpenableBase } from './inAppBrowsers.ts'
import { inAppFamiliesOf } from './inAppFamilies.ts'
import { baseOf } from './openWallet.ts'
import { ownCodeOf } from './ownCode.ts'

/** Returns the family that the user connects: the wanted or active one, unless the browser of the wallet's app has others only. */
function familyOf(wallet: Wallet, { namespace = networks.activeNamespace }: ConnectTarget) {
  const families = inAppFamiliesOf(wallet)
  if (families.includes(namespace)) return namespace
  return families.find(hasNamespace) ?? namespace
}

/** Returns the link that opens this page in the browser of a wallet's app; null for a wallet without one, and inside it. */
export function inAppLink(wallet: Wallet, target: ConnectTarget): string | null {
  const browser = inAppBrowserOf(wallet)
  const family = familyOf(wallet, target)
  if (!browser || !inAppFamiliesOf(wallet).includes(family)) return null
  if (browser.global !== undefined && browser.global in window) return null
  return browser.toLink(location, family)
}

/**
 * Returns the ways into a wallet, in the order in which they are offered: the one that the user took last, then the one by which
 * the wallet connects best. Empty if there is the QR code of WalletConnect alone.
 */
export function waysInto(wallet: Wallet, target: ConnectTarget): WayIntoWallet[] {
  // A code that any wallet scans is no way into one of them.
  const own: WayIntoWallet[] = ownCodeOf(wallet, target)?.rdns ? ['own'] : []
  if (!isMobile()) return own.length > 0 && hasWalletConnect() ? [...own, 'qrcode'] : own
  const browser = inAppBrowserOf(wallet)
  const link = baseOf(wallet, 'mobile')
  const pairs = hasWalletConnect() && !browser?.neverPairs
  const hasBrowser = inAppLink(wallet, target) !== null
  // On iOS the scheme of an app that is missing shows an error, so it is tried first only if it has opened the app before.
  const isRisky = isIos() && !/^https?:/.test(toOpenableBase(wallet, link ?? ''))
  const pairsFirst = browser?.pairsFirst.includes(familyOf(wallet, target)) && !isRisky
  const app: WayIntoWallet[] = pairs && link ? ['app'] : []
  const inApp: WayIntoWallet[] = hasBrowser ? ['inApp'] : []
  const ways = [...own, ...(pairsFirst ? [...app, ...inApp] : [...inApp, ...app])]
  // A wallet with neither a link nor a browser has the QR code alone, which its platform shows.
  if (pairs && ways.length > 0) ways.push('qrcode')
  const last = readWays()[wallet.id]
  return ways.sort((a, b) => Number(b === last) - Number(a === last))
}

/** Stores the way by which the user went into a wallet, which is offered first the next time. */
export const rememberWay = (wallet: Wallet, way: WayIntoWallet): void => writeWay(wallet.id, way)

/** True if the user approved the last pairing in an app that was opened from here. */
export const hasOpenedApp = (): boolean => read('deepLinkChoice') !== undefined

/** Opens the link in the wallet's app; this page stays loaded. Must be called in the click handler. */
export function openInApp(link: string): void {
  window.open(link, '_blank', 'noreferrer noopener')
}

import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { read } from '../../storage/storage.ts'
import { readWays, writeWay } from '../../storage/waysTaken.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Wallet } from '../../types/wallet.ts'
import type { WayIntoWallet } from '../../types/wayIntoWallet.ts'
import { isIos, isMobile } from '../../utils/device.ts'
import type { ConnectTarget } from './connectTarget.ts'
import { inAppBrowserOf, toOpenableBase } from './inAppBrowsers.ts'
import { baseOf } from './openWallet.ts'

/** Returns the link that opens this page in the browser of a wallet's app; null for a wallet without one, and inside it. */
export function inAppLink(wallet: Wallet, namespace: Namespace | undefined): string | null {
  const browser = inAppBrowserOf(wallet)
  if (!browser || !namespace || !browser.families.includes(namespace)) return null
  if (browser.global !== undefined && browser.global in window) return null
  return browser.toLink(location, namespace)
}

export const namespaceOf = ({ namespace }: ConnectTarget): Namespace | undefined =>
  namespace ?? networks.activeNamespace

/**
 * Returns the ways into a wallet on this phone, in the order in which they are offered: the one that the user took last, then
 * the one by which the wallet connects best. Empty on other devices.
 */
export function waysInto(wallet: Wallet, target: ConnectTarget): WayIntoWallet[] {
  if (!isMobile()) return []
  const namespace = namespaceOf(target)
  const browser = inAppBrowserOf(wallet)
  const link = baseOf(wallet, 'mobile')
  const pairs = options.enableWalletconnect && !browser?.neverPairs
  const hasBrowser = inAppLink(wallet, namespace) !== null
  // On iOS the scheme of an app that is missing shows an error, so it is tried first only if it has opened the app before.
  const isRisky = isIos() && !/^https?:/.test(toOpenableBase(wallet, link ?? ''))
  const pairsFirst = namespace && browser?.pairsFirst.includes(namespace) && !isRisky
  const app: WayIntoWallet[] = pairs && link ? ['app'] : []
  const inApp: WayIntoWallet[] = hasBrowser ? ['inApp'] : []
  const ways = pairsFirst ? [...app, ...inApp] : [...inApp, ...app]
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

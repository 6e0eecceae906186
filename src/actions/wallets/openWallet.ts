import { options } from '../../controllers/options.ts'
import { chooseApp, pairing } from '../../controllers/pairing.ts'
import type { WalletPlatform } from '../../types/analytics.ts'
import type { Connector } from '../../types/connector.ts'
import type { Wallet } from '../../types/wallet.ts'
import { toDeepLinkChoice, toPairingLink } from '../../utils/deepLinks.ts'
import { isAndroid, isTelegram } from '../../utils/device.ts'
import { toOwnLink } from '../../utils/ownLink.ts'
import { toSafeLink } from '../../utils/url.ts'
import { track } from '../report/track.ts'
import { connectorsOf } from './connectorsOf.ts'
import { toOpenableBase } from './inAppBrowsers.ts'
import { showsCode } from './installedRows.ts'

interface PlatformsInput {
  connectors: readonly Connector[]
  isMobile: boolean
  /** True if there are ways into the wallet's app on this phone. */
  hasWays: boolean
}

/** Platforms on which the user can open a wallet, the default first. Only the QR code if `wallet` is undefined. */
export function listPlatforms(
  wallet: Wallet | undefined,
  { connectors, isMobile, hasWays }: PlatformsInput,
): WalletPlatform[] {
  if (!wallet) return ['qrcode']
  const hasBrowser = Boolean(wallet.rdns) || (wallet.injected?.length ?? 0) > 0
  const direct = connectorsOf(wallet, connectors)
  const hasOwnCode = direct.some(showsCode)
  const isInstalled = direct.length > 0 && !hasOwnCode
  const platforms: WalletPlatform[] = []
  if (hasBrowser && isInstalled) platforms.push('browser')
  if (hasWays) platforms.push('mobile')
  else if ((hasOwnCode || baseOf(wallet, 'mobile')) && !isMobile) platforms.push('qrcode')
  if (baseOf(wallet, 'web')) platforms.push('web')
  if (baseOf(wallet, 'desktop') && !isMobile) platforms.push('desktop')
  const isListed = !direct.some(({ id }) => id === wallet.id)
  if (hasBrowser && !isInstalled && !isMobile && isListed) platforms.push('unsupported')
  return platforms.length > 0 ? platforms : ['qrcode']
}

const bases: Partial<Record<WalletPlatform, keyof Wallet>> = {
  mobile: 'mobile_link',
  web: 'webapp_link',
  desktop: 'desktop_link',
}

/**
 * Link of a wallet for a platform; null if it is missing or unsafe, or if it opens an app that does not have the wallet's
 * name. The host may name any app.
 */
export function baseOf(wallet: Wallet, platform: WalletPlatform): string | null {
  const key = bases[platform]
  const link = toSafeLink(key && wallet[key])
  const isHosts = options.customWallets.some(({ id }) => id === wallet.id)
  return isHosts ? link : toOwnLink(link, wallet.name)
}

function targetOf(platform: WalletPlatform): string {
  if (platform !== 'mobile' || isTelegram()) return '_blank'
  return window.self === window.top ? '_self' : '_top'
}

/** Opens the pairing URI, which is a link of the wallet's own kind. Must be called in the click handler. */
export function openOwnLink(): void {
  if (pairing.uri) window.open(pairing.uri, targetOf('mobile'), 'noreferrer noopener')
}

/**
 * Opens the pairing URI in a wallet, and stores the wallet as the one to open for later requests. Must be called in the
 * click handler. Returns false if there is no link or URI, or if the browser fails to open the link.
 */
export function openWallet(wallet: Wallet, platform: WalletPlatform): boolean {
  const base = baseOf(wallet, platform)
  if (!base || !pairing.uri) return false
  const link = toPairingLink(toOpenableBase(wallet, base), pairing.uri, {
    doubleEncode: isAndroid() && isTelegram(),
  })
  chooseApp(toDeepLinkChoice(base, wallet.name))
  const isPage = /^https?:/.test(link)
  try {
    window.open(link, isPage ? '_blank' : targetOf(platform), 'noreferrer noopener')
  } catch (thrown) {
    // The pairing URI is left out, because it contains the symmetric key.
    const { name, mobile_link } = wallet
    const message = thrown instanceof Error ? thrown.message : String(thrown)
    track('CONNECT_PROXY_ERROR', { message, uri: base, mobile_link, name })
    return false
  }
  return true
}

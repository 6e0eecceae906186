import { pairing } from '../../controllers/pairing.ts'
import type { Wallet } from '../../types/wallet.ts'
import { toDeepLinkChoice, toPairingLink } from '../../utils/deepLinks.ts'
import { isAndroid, isTelegram } from '../../utils/device.ts'
import type { Platform } from './listPlatforms.ts'

const bases: Partial<Record<Platform, keyof Wallet>> = {
  mobile: 'mobile_link',
  web: 'webapp_link',
  desktop: 'desktop_link',
}

/** The link that hands the pairing under way to a wallet; null until there is a URI to hand over. */
function pairingLink(wallet: Wallet, platform: Platform): string | null {
  const key = bases[platform]
  const base = key && wallet[key]
  if (typeof base !== 'string' || !pairing.uri) return null
  const kind = /^https?:/.test(base) ? 'universal' : 'native'
  return toPairingLink(base, pairing.uri, { kind, doubleEncode: isAndroid() && isTelegram() })
}

function targetOf(platform: Platform): string {
  if (platform !== 'mobile' || isTelegram()) return '_blank'
  return window.self === window.top ? '_self' : '_top'
}

/**
 * Opens a wallet on the pairing under way, within the visitor's tap. Once it has approved, later
 * requests open the same wallet. A custom scheme leaves the page standing where it is.
 */
export function openWallet(wallet: Wallet, platform: Platform): boolean {
  const link = pairingLink(wallet, platform)
  const key = bases[platform]
  const base = key && wallet[key]
  if (!link || typeof base !== 'string') return false
  pairing.choice = toDeepLinkChoice(base, wallet.name)
  const isPage = /^https?:/.test(link)
  window.open(link, isPage ? '_blank' : targetOf(platform), 'noreferrer noopener')
  return true
}

import { options } from '../../controllers/options.ts'
import type { SocialProvider } from '../../types/social.ts'
import { isTelegram } from '../../utils/device.ts'
import { useStateOf } from '../../utils/useStateOf.ts'

interface Surroundings {
  isTelegram: boolean
  userAgent: string
}

/** Providers whose login does not work in Telegram's web view, by user agent. The first matching entry applies. */
const removedInTelegram: readonly [RegExp, readonly SocialProvider[]][] = [
  [/iphone|ipad|ipod/i, ['google']],
  [/^(?!.*safari).*macintosh/i, ['x']],
  [/android/i, ['facebook', 'x']],
]

/** Returns the providers that work in this browser, in the host's order, without duplicates. */
export function listSocials(
  socials: readonly SocialProvider[] | false,
  { isTelegram, userAgent }: Surroundings,
): SocialProvider[] {
  const rule = isTelegram
    ? removedInTelegram.find(([platform]) => platform.test(userAgent))
    : undefined
  return [...new Set(socials || [])].filter((social) => !rule?.[1].includes(social))
}

/** Returns the providers that the host has enabled and this browser supports. */
export function useSocials(): SocialProvider[] {
  const { socials } = useStateOf(options).features
  return listSocials(socials, { isTelegram: isTelegram(), userAgent: navigator.userAgent })
}

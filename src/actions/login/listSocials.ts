import type { SocialProvider } from '../../types/social.ts'

interface Surroundings {
  isTelegram: boolean
  userAgent: string
}

/** Providers that do not work in Telegram's web view, by user agent. The first match applies. */
const removedInTelegram: readonly [RegExp, readonly SocialProvider[]][] = [
  [/iphone|ipad|ipod/i, ['google']],
  [/^(?!.*safari).*macintosh/i, ['x']],
  [/android/i, ['facebook', 'x']],
]

/** The available social providers in the host's order, without duplicates. */
export function listSocials(
  socials: readonly SocialProvider[] | false,
  { isTelegram, userAgent }: Surroundings,
): SocialProvider[] {
  const rule = isTelegram
    ? removedInTelegram.find(([platform]) => platform.test(userAgent))
    : undefined
  return [...new Set(socials || [])].filter((social) => !rule?.[1].includes(social))
}

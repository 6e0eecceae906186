import type { SocialProvider } from '../../types/social.ts'

interface Surroundings {
  isTelegram: boolean
  userAgent: string
}

/** What does not work in Telegram's own web view, by where that runs. The first that fits decides. */
const removedInTelegram: readonly [RegExp, readonly SocialProvider[]][] = [
  [/iphone|ipad|ipod/i, ['google']],
  [/^(?!.*safari).*macintosh/i, ['x']],
  [/android/i, ['facebook', 'x']],
]

/** The social providers that can be used here, in the host's order, each once. */
export function listSocials(
  socials: readonly SocialProvider[] | false,
  { isTelegram, userAgent }: Surroundings,
): SocialProvider[] {
  const rule = isTelegram
    ? removedInTelegram.find(([platform]) => platform.test(userAgent))
    : undefined
  return [...new Set(socials || [])].filter((social) => !rule?.[1].includes(social))
}

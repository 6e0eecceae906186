/** Social logins in the order in which they are offered. */
export const socialProviders = [
  'google',
  'x',
  'discord',
  'farcaster',
  'github',
  'apple',
  'facebook',
] as const

export type SocialProvider = (typeof socialProviders)[number]

/** Providers with a login page. Farcaster has none; its login is a QR code. */
export type FrameSocialProvider = Exclude<SocialProvider, 'farcaster'>

export const frameSocialProviders = socialProviders.filter(
  (provider): provider is FrameSocialProvider => provider !== 'farcaster',
)

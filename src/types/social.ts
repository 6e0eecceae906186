/** Social providers, in the default order. */
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

/** Social providers that have a login page. Farcaster has a QR code instead. */
export type FrameSocialProvider = Exclude<SocialProvider, 'farcaster'>

export const frameSocialProviders = socialProviders.filter(
  (provider): provider is FrameSocialProvider => provider !== 'farcaster',
)

/** The ways to log in with an account elsewhere, in the order in which they are offered. */
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

/** Those that the frame logs in with by their own pages. Farcaster has a way of its own. */
export type FrameSocialProvider = Exclude<SocialProvider, 'farcaster'>

export const frameSocialProviders = socialProviders.filter(
  (provider): provider is FrameSocialProvider => provider !== 'farcaster',
)

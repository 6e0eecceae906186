import { unavailableSocials } from '../unavailableReason.ts'
import type { ViewDefinitions } from '../viewDefinition.ts'

export const socialLogin = {
  /** All social logins. */
  ConnectSocials: {
    load: () => import('./ConnectSocialsView.tsx'),
    unavailableReason: unavailableSocials,
  },
  /** Waits for a social login. */
  ConnectingSocial: {
    load: () => import('./ConnectingSocialView.tsx'),
    requires: ['provider'],
    unavailableReason: unavailableSocials,
  },
  /** A QR code to log in with Farcaster. */
  ConnectingFarcaster: {
    load: () => import('./ConnectingFarcasterView.tsx'),
    unavailableReason: () => unavailableSocials({ provider: 'farcaster' }),
  },
} satisfies ViewDefinitions

import { unavailableSocials } from '../unavailableReason.ts'
import type { ViewDefinitions } from '../viewDefinition.ts'

export const socialLogin = {
  /** Lists all social providers. */
  ConnectSocials: {
    load: () => import('./ConnectSocialsView.tsx'),
    unavailableReason: unavailableSocials,
  },
  /** Waits for the user to log in with the provider. */
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

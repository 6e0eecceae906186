import type { IconColours } from '../walletServices/icons.ts'

/** Public data of a real wallet. Unknown members, and members that the wallet does not have, are left out. */
export interface KnownWallet {
  /** The wallet's id in the public directory. */
  id: string
  name: string
  homepage: string
  colours: IconColours
  chains: string[]
  rdns?: string
  mobile?: string
  desktop?: string
  webapp?: string
  /** Number in Apple's App Store. */
  apple?: string
  /** Package in Google Play. */
  google?: string
  /** Id in the Chrome Web Store. */
  chrome?: string
  /** Flag that the wallet sets on `window.ethereum`. */
  flag?: string
}

import type { IconColours } from '../icons.ts'

/** What is publicly known about a real wallet; left out is what it does not have or we do not know. */
export interface KnownWallet {
  /** The wallet's id in the public explorer. */
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
  /** Flag it sets on `window.ethereum`. */
  flag?: string
}

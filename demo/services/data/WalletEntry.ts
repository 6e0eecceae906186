import type { IconColours } from '../walletServices/icons.ts'

/** A wallet in the response of `GET /getWallets`. */
export interface WalletEntry {
  id: string
  name: string
  badge_type: 'certified' | 'none'
  chains: string[]
  homepage: string
  image_id: string
  /** The list is sorted by this number, lowest first. */
  order: number
  mobile_link: string | null
  desktop_link: string | null
  webapp_link: string | null
  app_store: string | null
  play_store: string | null
  chrome_store: string | null
  rdns: string | null
  injected: { namespace: string; injected_id: string }[] | null
}

/** A wallet with the colours of its icon. */
export interface ListedWallet extends WalletEntry {
  colours: IconColours
}

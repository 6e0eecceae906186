import type { AnnouncedWallet } from '../storage/announcedWallets.ts'
import type { WalletToAnnounce } from '../types/announcer.ts'
import { toDisplayText } from '../utils/displayText.ts'
import { ownRdns } from './ownRdns.ts'

/**
 * UUID of the modal's announcements, since libraries treat announcements with the same uuid as one wallet. The script
 * at page load announces stored wallets with the same UUID.
 */
const ownUuid = 'b7a2c1de-4c7f-4d0a-9c53-6f1d2a8e0b41'

/**
 * Matches icons that are announced unchanged. A longer icon is replaced, because it would take too much space in
 * storage.
 */
const storedIcon = /^data:image\/.{1,65000}$/

/** EIP-6963 requires an image; a wallet without a data URL gets a plain square. */
const plainIcon =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"%3E%3Crect width="96" height="96" rx="24" fill="%233b5bdb"/%3E%3C/svg%3E'

/**
 * Returns the connected wallet's EIP-6963 data without the rdns. The announcement adds the rdns, which is always
 * `ownRdns`.
 */
export function toInfo({ name, imageUrl = '' }: WalletToAnnounce): AnnouncedWallet {
  return {
    uuid: ownUuid,
    name: toDisplayText(name) || ownRdns,
    icon: storedIcon.test(imageUrl) ? imageUrl : plainIcon,
  }
}

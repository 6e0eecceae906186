import { walletIcons } from '../../controllers/walletIcons.ts'
import type { Wallet } from '../../types/wallet.ts'
import { toSafeImageUrl } from '../../utils/url.ts'

/** Returns the URL of a wallet's picture; null if it is not loaded, or has a scheme other than those of `toSafeImageUrl`. */
export function walletIcon({ id, image_url }: Wallet): string | null {
  return toSafeImageUrl(image_url ?? walletIcons[id])
}

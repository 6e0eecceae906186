import type { ConnectedWallet } from '../types/connector.ts'
import { ownRdns } from './ownRdns.ts'

/** Libraries take announcements under one id for one wallet: so it is one before and after this code has loaded. */
const ownUuid = 'b7a2c1de-4c7f-4d0a-9c53-6f1d2a8e0b41'

/** Longer pictures are not worth their place in storage. */
const maxIconLength = 65_536

/** EIP-6963 wants an image; a wallet whose picture is not at hand gets a plain square. */
const plainIcon =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"%3E%3Crect width="96" height="96" rx="24" fill="%233b5bdb"/%3E%3C/svg%3E'

/** How a connected wallet introduces itself to other apps of the page. */
export function toInfo({ name, imageUrl }: Pick<ConnectedWallet, 'name' | 'imageUrl'>) {
  const isAtHand = imageUrl?.startsWith('data:image/') && imageUrl.length <= maxIconLength
  return { uuid: ownUuid, name, icon: isAtHand ? String(imageUrl) : plainIcon, rdns: ownRdns }
}

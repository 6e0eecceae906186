import type { ConnectedWallet } from '../../types/connector.ts'
import { createUuid } from '../../utils/createUuid.ts'
import { ownRdns } from '../ownRdns.ts'

/** EIP-6963 wants an image; a wallet whose picture is not at hand gets a plain square. */
const plainIcon =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"%3E%3Crect width="96" height="96" rx="24" fill="%233b5bdb"/%3E%3C/svg%3E'

/**
 * Announces the connected wallet to the page by EIP-6963, so that any library on it finds the wallet
 * without knowing of us. Returns what ends it.
 */
export function announce(
  wallet: Pick<ConnectedWallet, 'name' | 'imageUrl'>,
  provider: object,
  page: EventTarget = window,
): () => void {
  const icon = wallet.imageUrl?.startsWith('data:image/') ? wallet.imageUrl : plainIcon
  const uuid = createUuid()
  const info = Object.freeze({ uuid, name: wallet.name, icon, rdns: ownRdns })
  const detail = Object.freeze({ info, provider })
  const say = () => page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  page.addEventListener('eip6963:requestProvider', say)
  say()
  return () => page.removeEventListener('eip6963:requestProvider', say)
}

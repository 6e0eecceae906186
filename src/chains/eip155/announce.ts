import type { ConnectedWallet } from '../../types/connector.ts'
import { toInfo } from '../announcedInfo.ts'
import { ownRdns } from '../ownRdns.ts'

export function announce(
  wallet: Pick<ConnectedWallet, 'name' | 'imageUrl'>,
  provider: object,
  page: EventTarget = window,
): () => void {
  const info = Object.freeze({ ...toInfo(wallet), rdns: ownRdns })
  const detail = Object.freeze({ info, provider })
  const say = () => page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  page.addEventListener('eip6963:requestProvider', say)
  say()
  return () => page.removeEventListener('eip6963:requestProvider', say)
}

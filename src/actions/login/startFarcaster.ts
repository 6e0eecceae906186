import { embeddedWallet, updateEmbeddedWallet } from '../../controllers/embeddedWallet.ts'
import { writeLogin } from '../../storage/embeddedWallet.ts'
import type { ConnectDetail } from '../../types/host.ts'
import type { ConnectTarget } from '../connection/connectTarget.ts'
import { loadEmbeddedWallet } from '../embeddedWallet/loadEmbeddedWallet.ts'
import { track } from '../report/track.ts'
import { completeLogin } from './completeLogin.ts'

export interface FarcasterLogin {
  /** For the QR code, or to be opened on a phone. Also at `embeddedWallet.farcasterUrl`. */
  url: string
  /** Connected, once it is approved on the phone, which may take minutes. */
  connected: Promise<ConnectDetail[]>
}

/**
 * Begins a Farcaster login. Who leaves its view without being connected calls `leaveFarcaster`.
 *
 * @throws WalletModalError FRAME_ERROR, FRAME_LOAD_FAILED, LOAD_FAILED; `connected` rejects in the same way
 */
export async function startFarcaster(target: ConnectTarget): Promise<FarcasterLogin> {
  track('SOCIAL_LOGIN_STARTED', { provider: 'farcaster' })
  updateEmbeddedWallet({ socialProvider: 'farcaster' })
  const failed = (thrown: unknown): never => {
    track('SOCIAL_LOGIN_ERROR', { provider: 'farcaster' })
    throw thrown
  }
  const wallet = await loadEmbeddedWallet().catch(failed)
  const url = embeddedWallet.farcasterUrl ?? (await wallet.farcasterUrl().catch(failed))
  updateEmbeddedWallet({ farcasterUrl: url })
  const connected = wallet.connectFarcaster().then(async () => {
    writeLogin('connectedSocial', 'farcaster')
    track('SOCIAL_LOGIN_REQUEST_USER_DATA', { provider: 'farcaster' })
    const details = await completeLogin(target)
    updateEmbeddedWallet({ farcasterUrl: null })
    track('SOCIAL_LOGIN_SUCCESS', { provider: 'farcaster' })
    return details
  })
  // A view that was left listens no more.
  connected.catch(() => {})
  return { url, connected: connected.catch(failed) }
}

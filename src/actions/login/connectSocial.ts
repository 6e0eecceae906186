import { updateEmbeddedWallet } from '../../controllers/embeddedWallet.ts'
import type { FrameSocialProvider } from '../../types/frame.ts'
import type { ConnectDetail } from '../../types/host.ts'
import type { ConnectTarget } from '../connection/connectTarget.ts'
import { loadEmbeddedWallet } from '../embeddedWallet/loadEmbeddedWallet.ts'

interface SocialOptions {
  /** What the visitor asked for. */
  target?: ConnectTarget
  /** The person is through with the provider; what is left is to ask the frame who it is. */
  onAnswered?: () => void
  /** The person left the view: the popup closes, and the promise rejects with USER_REJECTED. */
  signal?: AbortSignal
}

/**
 * Logs in with a social account in `popup`, a blank window that the view opened in the click itself with
 * `openSocialPopup`. Resolves when connected. The popup is closed whatever comes of it.
 *
 * @throws WalletModalError POPUP_BLOCKED without a window, USER_REJECTED when it is closed, UNTRUSTED_ORIGIN,
 * SOCIAL_URI_MISSING, SOCIAL_TIMEOUT, FRAME_ERROR, FRAME_LOAD_FAILED
 */
export async function connectSocial(
  provider: FrameSocialProvider,
  popup: Window | null,
  { target, onAnswered, signal }: SocialOptions = {},
): Promise<ConnectDetail[]> {
  updateEmbeddedWallet({ socialProvider: provider })
  const flow = import('./runSocialLogin.ts')
  const [{ runSocialLogin }, wallet] = await Promise.all([flow, loadEmbeddedWallet()])
  return runSocialLogin({ wallet, provider, popup, target, onAnswered, signal })
}

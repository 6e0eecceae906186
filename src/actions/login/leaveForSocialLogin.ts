import { writeLogin } from '../../storage/embeddedWallet.ts'
import type { FrameSocialProvider } from '../../types/frame.ts'
import { toTelegramRedirect } from '../../utils/telegramRedirect.ts'
import { cancelled } from './waitForPopup.ts'

/**
 * Goes to a provider's login page in place of this one. The page that comes back finishes the login; only
 * `signal` ends this promise.
 */
export function leaveForSocialLogin(
  provider: FrameSocialProvider,
  uri: string,
  signal: AbortSignal | undefined,
): Promise<never> {
  writeLogin('pendingSocial', provider)
  window.open(toTelegramRedirect(uri, location.href), '_top')
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(cancelled()))
  })
}

import { newRequestId } from '../../frame/requestId.ts'
import { writePendingLogin } from '../../storage/pendingLogin.ts'
import type { FrameSocialProvider } from '../../types/social.ts'
import { toTelegramRedirect } from '../../utils/toTelegramRedirect.ts'
import { cancelled } from './waitForPopup.ts'

/** The page that returns completes the login (`finishTelegramLogin`). Only rejects, when `signal` aborts. */
export function leaveForSocialLogin(
  provider: FrameSocialProvider,
  uri: string,
  signal: AbortSignal,
): Promise<never> {
  const { url, state } = toTelegramRedirect(uri, location.href, newRequestId())
  writePendingLogin({ provider, state, startedAt: Date.now() })
  window.open(url, '_top')
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(cancelled()))
  })
}

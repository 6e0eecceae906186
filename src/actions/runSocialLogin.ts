import { embeddedWallet } from '../controllers/embeddedWallet.ts'
import { options } from '../controllers/options.ts'
import { isCode, WalletModalError } from '../errors/WalletModalError.ts'
import { writeLogin } from '../storage/embeddedWallet.ts'
import type { EmbeddedWallet, FrameSocialProvider } from '../types/frame.ts'
import type { ConnectDetail } from '../types/host.ts'
import { toSafeHttpUrl } from '../utils/url.ts'
import { completeLogin } from './completeLogin.ts'
import { track } from './track.ts'

interface SocialLogin {
  wallet: EmbeddedWallet
  provider: FrameSocialProvider
  popup: Window | null
  onAnswered?: (() => void) | undefined
  signal?: AbortSignal | undefined
}

const lookMs = 1_000

/** See `connectSocial`. */
export async function runSocialLogin(login: SocialLogin): Promise<ConnectDetail[]> {
  const { wallet, provider, popup, onAnswered, signal } = login
  track('SOCIAL_LOGIN_STARTED', { provider })
  try {
    if (!popup) throw new WalletModalError('POPUP_BLOCKED')
    const answered = waitForAnswer(popup, new URL(options.frameUrl).origin, signal)
    const going = wallet.socialRedirectUri(provider).then((uri) => {
      const safe = toSafeHttpUrl(uri)
      if (!safe) throw new WalletModalError('SOCIAL_URI_MISSING')
      popup.location.href = safe
    })
    // The popup may be closed before there is anything to show in it.
    const resultUri = await Promise.race([answered, going.then(() => answered)])
    popup.close()
    onAnswered?.()
    track('SOCIAL_LOGIN_REQUEST_USER_DATA', { provider })
    await wallet.connectSocial(resultUri)
    writeLogin('connectedSocial', provider)
    const details = await completeLogin()
    track('SOCIAL_LOGIN_SUCCESS', { provider })
    return details
  } catch (thrown) {
    popup?.close()
    if (embeddedWallet.socialProvider === provider) embeddedWallet.socialProvider = null
    track(isCode(thrown, 'USER_REJECTED') ? 'SOCIAL_LOGIN_CANCELED' : 'SOCIAL_LOGIN_ERROR', {
      provider,
    })
    throw isCode(thrown, 'FRAME_TIMEOUT')
      ? new WalletModalError('SOCIAL_TIMEOUT', { cause: thrown })
      : thrown
  }
}

function cancelled(longMessage: string): WalletModalError {
  return new WalletModalError('USER_REJECTED', { longMessage })
}

/** What the login page in the popup posts in the end. What else is posted to the page is not for us. */
function waitForAnswer(popup: Window, origin: string, signal?: AbortSignal): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    let wasClosed = false
    function settle(act: () => void) {
      removeEventListener('message', onMessage)
      signal?.removeEventListener('abort', onAbort)
      clearInterval(timer)
      act()
    }
    const fail = (error: WalletModalError) => settle(() => reject(error))
    const onAbort = () => fail(cancelled('The view of the social login was left.'))
    function onMessage({ data, origin: sender, source }: MessageEvent<unknown>) {
      const resultUri = (data as { resultUri?: unknown } | null)?.resultUri
      if (typeof resultUri !== 'string' || resultUri === '') return
      if (sender !== origin) return fail(new WalletModalError('UNTRUSTED_ORIGIN'))
      // A window that is gone by now has no name any more.
      if (source !== null && source !== popup) return
      settle(() => resolve(resultUri))
    }
    const timer = setInterval(() => {
      // What it posted last may arrive after it has closed.
      if (wasClosed) fail(cancelled('The window of the social login was closed.'))
      wasClosed = popup.closed
    }, lookMs)
    addEventListener('message', onMessage)
    signal?.addEventListener('abort', onAbort)
    if (signal?.aborted) onAbort()
  })
}

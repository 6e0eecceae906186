import { embeddedWallet, updateEmbeddedWallet } from '../../controllers/embeddedWallet.ts'
import { isCode, WalletModalError } from '../../errors/WalletModalError.ts'
import { newRequestId } from '../../frame/requestId.ts'
import { writeLogin } from '../../storage/embeddedWallet.ts'
import { writePendingLogin } from '../../storage/pendingLogin.ts'
import type { EmbeddedWallet } from '../../types/frame.ts'
import type { ConnectDetail } from '../../types/host.ts'
import type { FrameSocialProvider } from '../../types/social.ts'
import { isTelegram } from '../../utils/device.ts'
import { toSafeHttpUrl } from '../../utils/url.ts'
import { track } from '../report/track.ts'
import type { ConnectTarget } from '../wallets/connectTarget.ts'
import { finishLogin } from './finishLogin.ts'
import { cancelled, waitForPopup } from './waitForPopup.ts'

interface TelegramRedirect {
  url: string
  /** OAuth `state` as the provider issued it. In `url`, the page's address is appended to it. */
  state: string
}

const innerName = 'provider_authorization_url'

/**
 * Adapts a login URL for Telegram, which has no popups: the login replaces this page, whose address is appended to the
 * OAuth `state` after `--`. URLs of magic.link have `state` in a nested URL. `spareState` is used if the URL has no
 * `state`.
 */
export function toTelegramRedirect(
  uri: string,
  page: string,
  spareState: string,
): TelegramRedirect {
  const url = new URL(uri)
  const inner = url.host === 'auth.magic.link' && url.searchParams.get(innerName)
  if (inner) {
    const { url: next, state } = toTelegramRedirect(inner, page, spareState)
    url.searchParams.set(innerName, next)
    return { url: url.href, state }
  }
  const state = url.searchParams.get('state') || spareState
  url.searchParams.set('state', `${state}--${page}`)
  return { url: url.href, state }
}

/** Navigates to the login; `finishTelegramLogin` completes it after the redirect. Rejects when `signal` aborts. */
function leaveForSocialLogin(
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

interface SocialLogin {
  wallet: Promise<EmbeddedWallet>
  provider: FrameSocialProvider
  /** A blank popup that was opened in the click handler. Null in Telegram, and if the browser blocks the popup. */
  popup: Window | null
  target: ConnectTarget
  /** Called when the provider has responded, before the frame is requested to log the user in. */
  onResponse: () => void
  /** Aborts when the user leaves the view. The popup then closes, and the login rejects with USER_REJECTED. */
  signal: AbortSignal
}

async function requestUri(wallet: EmbeddedWallet, provider: FrameSocialProvider): Promise<string> {
  const uri = toSafeHttpUrl(await wallet.socialRedirectUri(provider))
  if (!uri) throw new WalletModalError('SOCIAL_URI_MISSING')
  return uri
}

/**
 * Runs a social login in the popup, then connects.
 *
 * @throws WalletModalError POPUP_BLOCKED without a popup; USER_REJECTED if it is closed or `signal` aborts;
 * UNTRUSTED_ORIGIN if another origin posts the result; SOCIAL_URI_MISSING if the frame returns no http(s) URL;
 * SOCIAL_TIMEOUT if the frame does not respond in time; FRAME_ERROR, FRAME_LOAD_FAILED, LOAD_FAILED
 */
export async function runSocialLogin(login: SocialLogin): Promise<ConnectDetail[]> {
  const { provider, popup, target, onResponse, signal } = login
  const ending = new AbortController()
  const end = () => ending.abort()
  signal.addEventListener('abort', end)
  if (signal.aborted) end()
  track('SOCIAL_LOGIN_STARTED', { provider })
  try {
    const wallet = await login.wallet
    if (isTelegram())
      return await leaveForSocialLogin(provider, await requestUri(wallet, provider), signal)
    if (!popup) throw new WalletModalError('POPUP_BLOCKED')
    const response = waitForPopup(popup, wallet.origin, ending.signal)
    const going = requestUri(wallet, provider).then((uri) => {
      popup.location.href = uri
    })
    // `answered` also rejects if the user closes the popup before the URL is known.
    const resultUri = await Promise.race([response, going.then(() => response)])
    popup.close()
    onResponse()
    track('SOCIAL_LOGIN_REQUEST_USER_DATA', { provider })
    await wallet.connectSocial(resultUri)
    writeLogin('connectedSocial', provider)
    const details = await finishLogin({ target })
    track('SOCIAL_LOGIN_SUCCESS', { provider })
    return details
  } catch (thrown) {
    end()
    popup?.close()
    if (embeddedWallet.socialProvider === provider) updateEmbeddedWallet({ socialProvider: null })
    track(isCode(thrown, 'USER_REJECTED') ? 'SOCIAL_LOGIN_CANCELED' : 'SOCIAL_LOGIN_ERROR', {
      provider,
    })
    throw isCode(thrown, 'FRAME_TIMEOUT')
      ? new WalletModalError('SOCIAL_TIMEOUT', { cause: thrown })
      : thrown
  } finally {
    signal.removeEventListener('abort', end)
  }
}

import { embeddedWallet } from '../../controllers/embeddedWallet.ts'
import { options } from '../../controllers/options.ts'
import { isCode, WalletModalError } from '../../errors/WalletModalError.ts'
import { writeLogin } from '../../storage/embeddedWallet.ts'
import type { EmbeddedWallet, FrameSocialProvider } from '../../types/frame.ts'
import type { ConnectDetail } from '../../types/host.ts'
import { isTelegram } from '../../utils/device.ts'
import { toSafeHttpUrl } from '../../utils/url.ts'
import type { ConnectTarget } from '../connection/connectTarget.ts'
import { track } from '../report/track.ts'
import { completeLogin } from './completeLogin.ts'
import { leaveForSocialLogin } from './leaveForSocialLogin.ts'
import { waitForPopup } from './waitForPopup.ts'

interface SocialLogin {
  wallet: EmbeddedWallet
  provider: FrameSocialProvider
  popup: Window | null
  target?: ConnectTarget | undefined
  onAnswered?: (() => void) | undefined
  signal?: AbortSignal | undefined
}

async function askUri({ wallet, provider }: SocialLogin): Promise<string> {
  const uri = toSafeHttpUrl(await wallet.socialRedirectUri(provider))
  if (!uri) throw new WalletModalError('SOCIAL_URI_MISSING')
  return uri
}

/** See `connectSocial`. */
export async function runSocialLogin(login: SocialLogin): Promise<ConnectDetail[]> {
  const { wallet, provider, popup, target, onAnswered, signal } = login
  const ending = new AbortController()
  const end = () => ending.abort()
  signal?.addEventListener('abort', end)
  if (signal?.aborted) end()
  track('SOCIAL_LOGIN_STARTED', { provider })
  try {
    if (isTelegram()) return await leaveForSocialLogin(provider, await askUri(login), signal)
    if (!popup) throw new WalletModalError('POPUP_BLOCKED')
    const answered = waitForPopup(popup, new URL(options.frameUrl).origin, ending.signal)
    const going = askUri(login).then((uri) => {
      popup.location.href = uri
    })
    // The popup may be closed before there is anything to show in it.
    const resultUri = await Promise.race([answered, going.then(() => answered)])
    popup.close()
    onAnswered?.()
    track('SOCIAL_LOGIN_REQUEST_USER_DATA', { provider })
    await wallet.connectSocial(resultUri)
    writeLogin('connectedSocial', provider)
    const details = await completeLogin(target)
    track('SOCIAL_LOGIN_SUCCESS', { provider })
    return details
  } catch (thrown) {
    end()
    popup?.close()
    if (embeddedWallet.socialProvider === provider) embeddedWallet.socialProvider = null
    track(isCode(thrown, 'USER_REJECTED') ? 'SOCIAL_LOGIN_CANCELED' : 'SOCIAL_LOGIN_ERROR', {
      provider,
    })
    throw isCode(thrown, 'FRAME_TIMEOUT')
      ? new WalletModalError('SOCIAL_TIMEOUT', { cause: thrown })
      : thrown
  } finally {
    signal?.removeEventListener('abort', end)
  }
}

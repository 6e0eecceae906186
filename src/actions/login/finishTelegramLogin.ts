import { updateEmbeddedWallet } from '../../controllers/embeddedWallet.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { writeLogin } from '../../storage/embeddedWallet.ts'
import { takePendingLogin } from '../../storage/pendingLogin.ts'
import { isTelegram } from '../../utils/device.ts'
import { toUrl } from '../../utils/toUrl.ts'
import { loadEmbeddedWallet } from '../embeddedWallet/loadEmbeddedWallet.ts'
import { reportError } from '../report/reportError.ts'
import { track } from '../report/track.ts'
import { finishLogin } from './finishLogin.ts'

const lifetimeMs = 10 * 60_000

/** OAuth `state` in the URL that the provider returned; empty if missing. */
function stateOf(resultUri: string): string {
  return toUrl(resultUri)?.searchParams.get('state') ?? ''
}

/**
 * Completes a social login in Telegram, which has no popups: the provider redirects to the page with a `result_uri`.
 * The URL is accepted once, within 10 minutes, and only for a login that this tab started, since a link could otherwise
 * log the user in to an attacker's account. Never throws.
 */
export async function finishTelegramLogin(): Promise<void> {
  const url = new URL(location.href)
  const resultUri = url.searchParams.get('result_uri')
  if (!isTelegram() || !resultUri) return
  const login = takePendingLogin(stateOf(resultUri))
  if (!login) return
  const { provider, startedAt } = login
  url.searchParams.delete('result_uri')
  history.replaceState(history.state, '', url)
  try {
    const ageMs = Date.now() - startedAt
    if (ageMs < 0 || ageMs > lifetimeMs) throw new WalletModalError('SOCIAL_TIMEOUT')
    const wallet = await loadEmbeddedWallet()
    updateEmbeddedWallet({ socialProvider: provider })
    await wallet.connectSocial(resultUri)
    writeLogin('connectedSocial', provider)
    await finishLogin()
    track('SOCIAL_LOGIN_SUCCESS', { provider })
  } catch (thrown) {
    updateEmbeddedWallet({ socialProvider: null })
    track('SOCIAL_LOGIN_ERROR', { provider })
    reportError(thrown, 'toast')
  }
}

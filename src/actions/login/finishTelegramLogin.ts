import { updateEmbeddedWallet } from '../../controllers/embeddedWallet.ts'
import { readLogin, removeLogin, writeLogin } from '../../storage/embeddedWallet.ts'
import { isTelegram } from '../../utils/device.ts'
import { loadEmbeddedWallet } from '../connection/loadEmbeddedWallet.ts'
import { reportError } from '../report/reportError.ts'
import { track } from '../report/track.ts'
import { finishLogin } from './finishLogin.ts'

/** The person is back from a social login that took the page's place: in Telegram there are no popups. Never throws. */
export async function finishTelegramLogin(): Promise<void> {
  const url = new URL(location.href)
  const resultUri = url.searchParams.get('result_uri')
  const provider = readLogin('pendingSocial')
  if (!isTelegram() || !resultUri || !provider) return
  removeLogin('pendingSocial')
  url.searchParams.delete('result_uri')
  history.replaceState(history.state, '', url)
  try {
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

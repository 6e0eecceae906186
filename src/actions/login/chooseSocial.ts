import { updateEmbeddedWallet } from '../../controllers/embeddedWallet.ts'
import { setSocial, setSocialError, socialLogin } from '../../controllers/login.ts'
import type { Modal } from '../../controllers/modal.ts'
import { isCode } from '../../errors/WalletModalError.ts'
import type { SocialProvider } from '../../types/social.ts'
import { loadPart } from '../../utils/loadPart.ts'
import { openPopup } from '../../utils/openPopup.ts'
import { loadEmbeddedWallet } from '../embeddedWallet/loadEmbeddedWallet.ts'
import { reportError } from '../report/reportError.ts'
import { connectTarget } from '../wallets/connectTarget.ts'

export const leaveSocial = socialLogin.leave

/** Starts a social login. Must be called in the click handler: browsers block later popups. */
export function chooseSocial(modal: Modal, provider: SocialProvider): void {
  if (provider === 'farcaster') {
    modal.router.push('ConnectingFarcaster')
    return
  }
  const popup = openPopup()
  const signal = socialLogin.begin()
  updateEmbeddedWallet({ socialProvider: provider })
  const target = connectTarget(modal)
  modal.router.push('ConnectingSocial', { provider })

  const onResponse = () => {
    if (!signal.aborted) setSocial('userData')
  }

  const run = async () => {
    // The embedded wallet and the code of the login load in parallel. `runSocialLogin` handles a rejection of `wallet`.
    const wallet = loadEmbeddedWallet()
    wallet.catch(() => {})
    const { runSocialLogin } = await loadPart(import('./runSocialLogin.ts'))
    await runSocialLogin({ wallet, provider, popup, target, onResponse, signal })
    if (!signal.aborted) leaveSocial()
    // `followConnections.ts` is already loaded, since the code that connects imports it.
    const { finishConnecting } = await import('../modal/followConnections.ts')
    finishConnecting(modal)
  }

  run().catch((thrown: unknown) => {
    popup?.close()
    if (signal.aborted) return
    leaveSocial()
    const { router } = modal
    const { history } = router.state
    // After a closed popup or a message from another origin, the previous view is shown.
    const isOver = isCode(thrown, 'USER_REJECTED') || isCode(thrown, 'UNTRUSTED_ORIGIN')
    const error = reportError(thrown, isCode(thrown, 'UNTRUSTED_ORIGIN') ? 'toast' : 'inline')
    if (isOver && router.top()?.view === 'ConnectingSocial' && history.length > 1) router.goBack()
    else if (!isOver) setSocialError(error)
  })
}

import { login, socialUnderWay } from '../../controllers/login.ts'
import type { Modal } from '../../controllers/modal.ts'
import { isCode } from '../../errors/WalletModalError.ts'
import type { SocialProvider } from '../../types/social.ts'
import { isTelegram } from '../../utils/device.ts'
import { openSocialPopup } from '../../utils/socialPopup.ts'
import { connectTarget } from '../connection/connectTarget.ts'
import { reportError } from '../report/reportError.ts'
import { connectSocial } from './connectSocial.ts'

/**
 * Begins a social login. To be called within the visitor's click: only then may a window be opened. How it goes is
 * at `login`; the view that shows it ends it by `leaveSocial` when it goes.
 */
export function chooseSocial(modal: Modal, provider: SocialProvider): void {
  if (provider === 'farcaster') {
    modal.router.push('ConnectingFarcaster')
    return
  }
  leaveSocial()
  // In Telegram the provider takes this page's place.
  const popup = isTelegram() ? null : openSocialPopup()
  const controller = new AbortController()
  const { signal } = controller
  socialUnderWay.current = controller
  Object.assign(login, { social: 'window', socialError: null })
  const target = connectTarget(modal)
  modal.router.push('ConnectingSocial', { provider })

  const isCurrent = () => socialUnderWay.current === controller
  const onAnswered = () => {
    if (isCurrent()) login.social = 'userData'
  }
  connectSocial(provider, popup, { target, onAnswered, signal }).then(
    async () => {
      if (isCurrent()) leaveSocial()
      // It came with what connected.
      const { finishConnecting } = await import('../modal/connectInModal.ts')
      finishConnecting(modal)
    },
    (thrown: unknown) => {
      if (!isCurrent()) return
      leaveSocial()
      const { router } = modal
      const { history } = router.state
      // A window that was closed is an answer; so is one that somebody else spoke from.
      const isOver = isCode(thrown, 'USER_REJECTED') || isCode(thrown, 'UNTRUSTED_ORIGIN')
      const error = reportError(thrown, isCode(thrown, 'UNTRUSTED_ORIGIN') ? 'toast' : 'inline')
      if (isOver && router.top()?.view === 'ConnectingSocial' && history.length > 1) router.goBack()
      else if (!isOver) login.socialError = error
    },
  )
}

/** Gives up the social login under way: its window closes. */
export function leaveSocial(): void {
  const ended = socialUnderWay.current
  socialUnderWay.current = undefined
  Object.assign(login, { social: 'idle', socialError: null })
  ended?.abort()
}

import { isTelegram } from './device.ts'

let count = 0

/**
 * A blank window for a social login. Only a click may open one: to be called in its handler, before anything
 * is waited for. Null where the browser blocks it, and in Telegram, where there are none.
 */
export function openSocialPopup(): Window | null {
  if (isTelegram()) return null
  count += 1
  // By a name that is in use, the browser would hand out that window: one of the host page, or of an earlier login.
  const name = `wallet-modal-login-${Date.now()}-${count}`
  return window.open('', name, 'width=600,height=800,scrollbars=yes')
}

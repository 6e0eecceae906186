import { isTelegram } from './device.ts'

/**
 * A blank window for a social login. Only a click may open one: to be called in its handler, before anything
 * is waited for. Null where the browser blocks it, and in Telegram, where there are none.
 */
export function openSocialPopup(): Window | null {
  if (isTelegram()) return null
  return window.open('', 'popupWindow', 'width=600,height=800,scrollbars=yes')
}

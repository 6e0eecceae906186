import { isTelegram } from './device.ts'

/**
 * A blank window of the browser, for a page of somebody else; never one that is there already. Only a click may open it:
 * to be called in its handler, before anything is waited for. Null where the browser blocks it, and in Telegram, where
 * there are none.
 */
export function openPopup(): Window | null {
  return isTelegram() ? null : window.open('', '_blank', 'width=600,height=800,scrollbars=yes')
}

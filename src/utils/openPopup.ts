import { isTelegram } from './device.ts'

let count = 0

/**
 * A blank window of the browser, for a page of somebody else. Only a click may open one: to be called in its handler,
 * before anything is waited for. Null where the browser blocks it, and in Telegram, where there are none.
 */
export function openPopup(): Window | null {
  if (isTelegram()) return null
  count += 1
  // By a name that is in use, the browser would hand out that window: one of the host page, or an earlier one.
  const name = `wallet-modal-${Date.now()}-${count}`
  return window.open('', name, 'width=600,height=800,scrollbars=yes')
}

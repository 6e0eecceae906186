import { isTelegram } from './device.ts'

/**
 * Opens an empty popup. Must be called in a click handler, before any `await`. Returns null if the browser blocks the
 * popup. Returns null in Telegram, which has no windows.
 */
export function openPopup(): Window | null {
  return isTelegram() ? null : window.open('', '_blank', 'width=600,height=800,scrollbars=yes')
}

import { isTelegram } from './device.ts'

/** Must be called in a click handler before any await. Null if blocked, and in Telegram, which has no windows. */
export function openPopup(): Window | null {
  return isTelegram() ? null : window.open('', '_blank', 'width=600,height=800,scrollbars=yes')
}

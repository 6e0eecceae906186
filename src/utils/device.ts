const mobileAgents = /android|webos|iphone|ipad|ipod|blackberry|opera mini/i

export function isMobile(): boolean {
  return matchMedia('(pointer: coarse)').matches || mobileAgents.test(navigator.userAgent)
}

export function isAndroid(): boolean {
  return /android/i.test(navigator.userAgent)
}

/** Safari on an iPad says that it runs on a Mac, which has no touch screen. */
export function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && maxTouchPoints > 1)
}

/** True if the user has asked the browser to save data: https://wicg.github.io/savedata/ */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}

/** True in Telegram's web view, in which links must open in a new window. */
export function isTelegram(): boolean {
  return ['Telegram', 'TelegramWebviewProxy', 'TelegramWebviewProxyProto'].some(
    (name) => name in window,
  )
}

let locks = 0
let unlockPage: (() => void) | undefined

/** Keeps the page behind from scrolling; counted, so that two modals do not free each other's lock. */
export function lockScroll(): () => void {
  locks += 1
  if (locks === 1) unlockPage = lockPage()
  let isLocked = true
  return () => {
    if (!isLocked) return
    isLocked = false
    locks -= 1
    if (locks === 0) unlockPage?.()
  }
}

function lockPage(): () => void {
  const { style } = document.documentElement
  const before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter }
  const hasScrollbar = innerWidth > document.documentElement.clientWidth
  style.overflow = 'hidden'
  if (hasScrollbar) style.scrollbarGutter = 'stable'
  return () => Object.assign(style, before)
}

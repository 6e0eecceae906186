/** Minimum speed of a flick in px per ms. A flick closes the sheet at any distance. */
const flickSpeed = 0.5
const trailMs = 100
/** Minimum distance at which a slower drag closes the sheet, as a fraction of the card's height. */
const closingPart = 1 / 4
/** Distance in px from which a finger on the content drags, and no longer presses. */
const slackPx = 8

/** Time in ms for which a closing sheet goes on with the finger's movement. It fades out meanwhile. */
const goneMs = 200

interface Finger {
  x: number
  y: number
  ms: number
}

/** Speed of the last movement in px per ms; positive downwards. */
function speedOf(trail: readonly Finger[]): number {
  const [first, last] = [trail[0], trail.at(-1)]
  if (!first || !last || first === last) return 0
  return (last.y - first.y) / Math.max(1, last.ms - first.ms)
}

/** True if the element and its parents up to `content` are scrolled to their start. */
function isAtTop(target: EventTarget | null, content: HTMLElement): boolean {
  for (let node = target; node instanceof Element; node = node.parentElement) {
    if (node.scrollTop > 0) return false
    if (node === content) return true
  }
  return true
}

/** Moves the card with a finger, and fades the overlay by its distance. `close` returns true if the card closes. */
function createDrag(card: HTMLElement, close: () => boolean) {
  const overlay = card.parentElement?.querySelector<HTMLElement>('.overlay')
  let trail: Finger[] = []
  let start: Finger | undefined

  function follow(finger: Finger) {
    trail = [...trail.filter(({ ms }) => finger.ms - ms < trailMs), finger]
  }
  function settle() {
    card.style.translate = ''
    if (overlay) overlay.style.opacity = ''
  }
  return {
    isActive: () => start !== undefined,
    begin(finger: Finger) {
      start = finger
      trail = [finger]
      card.dataset.dragged = ''
    },
    move(finger: Finger) {
      if (!start) return
      follow(finger)
      const distance = Math.max(0, finger.y - start.y)
      card.style.translate = `0 ${distance}px`
      if (overlay) overlay.style.opacity = String(1 - distance / card.offsetHeight)
    },
    end(finger: Finger, isLifted: boolean) {
      if (!start) return
      // Busy browsers skip movements, so the speed includes the position of the release. If the finger rests before the
      // release, the speed is too low for a flick.
      follow(finger)
      const distance = finger.y - start.y
      const isFlick = distance > 0 && speedOf(trail) > flickSpeed
      const isFar = distance > card.offsetHeight * closingPart
      start = undefined
      delete card.dataset.dragged
      if (!isLifted || !(isFlick || isFar) || !close()) return settle()
      card.style.translate = '0 100%'
      setTimeout(settle, goneMs)
    },
  }
}

/**
 * Lets the user drag the card down to close it on narrow screens: by its header, and by its content where that is scrolled
 * to its start. Returns a function that detaches the listeners.
 * @param close returns true if the card closes; some views cannot be left
 */
export function dragSheet(card: HTMLElement, close: () => boolean): () => void {
  const header = card.querySelector<HTMLElement>('.header')
  const content = card.querySelector<HTMLElement>('.content')
  const drag = createDrag(card, close)
  const isSheet = () => matchMedia('(max-width: 429.98px)').matches && card.closest('dialog')
  let pointerId: number | undefined
  /** A finger on the content that may still scroll or press. */
  let touched: Finger | undefined

  const ofPointer = ({ clientX, clientY, timeStamp }: PointerEvent): Finger => ({
    x: clientX,
    y: clientY,
    ms: timeStamp,
  })
  function onDown(event: PointerEvent) {
    const onButton = event.target instanceof Element && event.target.closest('button')
    if (drag.isActive() || !isSheet() || onButton || event.pointerType === 'mouse') return
    pointerId = event.pointerId
    header?.setPointerCapture(event.pointerId)
    drag.begin(ofPointer(event))
  }
  function onMove(event: PointerEvent) {
    if (event.pointerId === pointerId) drag.move(ofPointer(event))
  }
  function onEnd(event: PointerEvent) {
    if (event.pointerId !== pointerId) return
    pointerId = undefined
    // On `pointercancel` the browser has taken over the gesture, so the sheet does not close.
    drag.end(ofPointer(event), event.type === 'pointerup')
  }

  const ofTouch = ({ timeStamp, changedTouches: [touch] }: TouchEvent): Finger | undefined =>
    touch && { x: touch.clientX, y: touch.clientY, ms: timeStamp }
  function onTouch(event: TouchEvent) {
    const isAlone = event.touches.length === 1 && !drag.isActive() && isSheet()
    touched = isAlone && content && isAtTop(event.target, content) ? ofTouch(event) : undefined
  }
  function onTouchMove(event: TouchEvent) {
    const finger = ofTouch(event)
    if (!touched || !finger) return
    if (!drag.isActive()) {
      const [across, down] = [Math.abs(finger.x - touched.x), finger.y - touched.y]
      if (Math.max(across, Math.abs(down)) < slackPx) return
      if (down < across) {
        touched = undefined
        return
      }
      drag.begin(finger)
    }
    if (event.cancelable) event.preventDefault()
    drag.move(finger)
  }
  function onTouchEnd(event: TouchEvent) {
    const finger = ofTouch(event)
    if (touched && finger && drag.isActive()) {
      if (event.cancelable) event.preventDefault()
      drag.end(finger, event.type === 'touchend')
    }
    touched = undefined
  }

  const listening = new AbortController()
  const { signal } = listening
  header?.addEventListener('pointerdown', onDown, { signal })
  header?.addEventListener('pointermove', onMove, { signal })
  header?.addEventListener('pointerup', onEnd, { signal })
  header?.addEventListener('pointercancel', onEnd, { signal })
  content?.addEventListener('touchstart', onTouch, { signal, passive: true })
  content?.addEventListener('touchmove', onTouchMove, { signal, passive: false })
  content?.addEventListener('touchend', onTouchEnd, { signal })
  content?.addEventListener('touchcancel', onTouchEnd, { signal })
  return () => listening.abort()
}

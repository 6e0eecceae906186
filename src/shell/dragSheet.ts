/** Minimum speed of a flick in px per ms. A flick closes the sheet at any distance. */
const flickSpeed = 0.5
const trailMs = 100
/** Minimum distance at which a slower drag closes the sheet, as a fraction of the card's height. */
const closingPart = 1 / 4

/** Time in ms for which a closing sheet stays where the finger released it. It fades out there. */
const goneMs = 200

/**
 * Lets the user drag the card down to close it on narrow screens. Returns a function that detaches the listeners.
 * @param close returns true if the card closes; some views cannot be left
 */
export function dragSheet(card: HTMLElement, close: () => boolean): () => void {
  const header = card.querySelector<HTMLElement>('.header')
  let start: PointerEvent | undefined
  let trail: PointerEvent[] = []

  function onDown(event: PointerEvent) {
    const isSheet = matchMedia('(max-width: 429.98px)').matches
    const onButton = event.target instanceof Element && event.target.closest('button')
    if (start || !isSheet || !card.closest('dialog') || onButton || event.pointerType === 'mouse')
      return
    start = event
    trail = [event]
    header?.setPointerCapture(event.pointerId)
    card.dataset.dragged = ''
  }
  function follow(event: PointerEvent) {
    trail = [...trail.filter((one) => event.timeStamp - one.timeStamp < trailMs), event]
  }
  function onMove(event: PointerEvent) {
    if (event.pointerId !== start?.pointerId) return
    follow(event)
    card.style.translate = `0 ${Math.max(0, event.clientY - start.clientY)}px`
  }
  function speed(): number {
    const [first, last] = [trail[0], trail.at(-1)]
    if (!first || !last || first === last) return 0
    return (last.clientY - first.clientY) / Math.max(1, last.timeStamp - first.timeStamp)
  }
  function onEnd(event: PointerEvent) {
    if (event.pointerId !== start?.pointerId) return
    // Busy browsers skip pointermove events, so the speed includes the position of the release. If the finger rests
    // before the release, the speed is too low for a flick.
    follow(event)
    const distance = event.clientY - start.clientY
    const isFlick = distance > 0 && speed() > flickSpeed
    const isFar = distance > card.offsetHeight * closingPart
    // On `pointercancel` the browser has taken over the gesture, so the sheet does not close.
    const closes = event.type === 'pointerup' && (isFlick || isFar)
    start = undefined
    const settle = () => {
      delete card.dataset.dragged
      card.style.translate = ''
    }
    if (closes && close()) setTimeout(settle, goneMs)
    else settle()
  }

  const listening = new AbortController()
  const { signal } = listening
  header?.addEventListener('pointerdown', onDown, { signal })
  header?.addEventListener('pointermove', onMove, { signal })
  header?.addEventListener('pointerup', onEnd, { signal })
  header?.addEventListener('pointercancel', onEnd, { signal })
  return () => listening.abort()
}

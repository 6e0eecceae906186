/** A flick this fast closes the sheet however short it is. Pixels per millisecond. */
const flickSpeed = 0.5
const trailMs = 100
/** A slower drag closes it from this part of its height on. */
const closingPart = 1 / 4

/** How long a sheet that closes stays where it was let go: it fades from there. */
const goneMs = 200

/**
 * On phones the card is a sheet that a downward drag of its header closes; a drag that is too short snaps back.
 *
 * @param close says whether the card closes: some views cannot be left.
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
  /** Of the last moments, in pixels per millisecond. */
  function speed(): number {
    const [first, last] = [trail[0], trail.at(-1)]
    if (!first || !last || first === last) return 0
    return (last.clientY - first.clientY) / Math.max(1, last.timeStamp - first.timeStamp)
  }
  function onEnd(event: PointerEvent) {
    if (event.pointerId !== start?.pointerId) return
    // A busy browser leaves moves out; and a finger that has paused before it lets go does not flick.
    follow(event)
    const distance = event.clientY - start.clientY
    const isFlick = distance > 0 && speed() > flickSpeed
    const isFar = distance > card.offsetHeight * closingPart
    // A gesture that the browser takes over closes nothing.
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

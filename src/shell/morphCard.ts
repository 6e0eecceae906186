import { isCalm, slideOut } from './slideOut.ts'

const morphMs = 180
/** Time in ms for which a click counts as meant for the card's previous size, after the card has shrunk. */
const reactionMs = 300

/**
 * Animates the card's height when its content changes, and slides its views. Returns functions that stop both.
 * @param lastPressed returns the button that the user pressed last
 */
export function morphCard(card: HTMLElement, lastPressed: () => Element | null): (() => void)[] {
  const layer = card.closest('dialog')
  const content = card.querySelector<HTMLElement>('.content')
  const inner = content?.firstElementChild
  const view = card.ownerDocument.defaultView
  if (!content || !inner || !view) return []
  let movement: Animation | undefined
  let movedAt = Number.NEGATIVE_INFINITY
  /** Position of the card before it moved. */
  let left = new DOMRect()
  /** Position of the card, and used height of the content, while no animation runs. */
  let place = left
  let height = 'auto'

  const isMoving = () => movement?.playState === 'running'
  /** The used height in pixels; `auto` if the dialog is closed. */
  const usedHeight = () => getComputedStyle(content).blockSize
  const rest = () => {
    place = card.getBoundingClientRect()
    height = usedHeight()
  }

  const move = () => {
    const wasMoving = isMoving()
    const from = wasMoving ? usedHeight() : height
    const [before, target, time] = [place, height, movement?.currentTime ?? null]
    movement?.cancel()
    rest()
    if (wasMoving && height === target) {
      movement?.play()
      if (movement) movement.currentTime = time
      return
    }
    const isShown = from !== 'auto' && height !== 'auto'
    if (!isShown || from === height) return
    if (!wasMoving) left = before
    movedAt = performance.now()
    // A card that is appearing has its full height at once.
    if (isCalm() || card.getAnimations().length > 0) return
    // No scrollbar is shown during the movement, because it would make the view narrower for that time.
    const overflow = content.scrollHeight > content.clientHeight ? {} : { overflowY: 'hidden' }
    movement = content.animate(
      [
        { blockSize: from, ...overflow },
        { blockSize: height, ...overflow },
      ],
      { duration: morphMs, easing: 'ease-out' },
    )
  }

  /**
   * Ignores a click on the overlay at a place where the card was until it shrank: the user meant a control there, but
   * the click would close the modal.
   */
  function dropStrayClick(event: MouseEvent) {
    const { clientX: x, clientY: y, target } = event
    const hasMoved = isMoving() || performance.now() - movedAt < morphMs + reactionMs
    const wasInside = x >= left.left && x <= left.right && y >= left.top && y <= left.bottom
    if (hasMoved && wasInside && target instanceof Element && target.matches('.overlay')) {
      event.stopPropagation()
    }
  }

  rest()
  const observer = new ResizeObserver(move)
  observer.observe(inner)
  const listening = new AbortController()
  const { signal } = listening
  const onResize = () => isMoving() || rest()
  view.addEventListener('resize', onResize, { signal })
  view.visualViewport?.addEventListener('resize', onResize, { signal })
  layer?.addEventListener('click', dropStrayClick, { capture: true, signal })
  return [
    slideOut(card, lastPressed, () => (isMoving() ? usedHeight() : height)),
    () => {
      observer.disconnect()
      listening.abort()
    },
  ]
}

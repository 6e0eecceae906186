import { onViewChange } from './viewChanges.ts'

const outMs = 80
const inMs = 140
const closeMs = 100
const travelMs = 180

export const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

function leave(ghost: HTMLElement, way: PropertyIndexedKeyframes, duration: number): void {
  ghost.inert = true
  ghost.ariaHidden = 'true'
  ghost.classList.add('leaving')
  // The id is removed, because `aria-labelledby` of the dialog must refer to the new title only.
  ghost.querySelector('#title')?.removeAttribute('id')
  const remove = () => ghost.remove()
  ghost
    .animate(way, { duration, easing: 'ease-in', fill: 'forwards' })
    .finished.then(remove, remove)
}

/** Moves a copy of the icon to the place and size of `target`. Meanwhile `target` is hidden. */
function travel(card: HTMLElement, icon: HTMLElement, target: HTMLElement): void {
  const frame = card.getBoundingClientRect()
  const from = icon.getBoundingClientRect()
  const to = target.getBoundingClientRect()
  if (from.width === 0 || to.width === 0) return
  const copy = icon.cloneNode(true) as HTMLElement
  copy.dataset.size = target.dataset.size ?? ''
  copy.classList.add('travelling')
  copy.style.left = `${to.left - frame.left}px`
  copy.style.top = `${to.top - frame.top}px`
  icon.style.visibility = 'hidden'
  card.append(copy)
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`
  const timing = { duration: travelMs, easing: 'ease-out' }
  target.animate({ opacity: [0, 0] }, timing)
  const remove = () => copy.remove()
  copy.animate({ transform: [start, 'none'] }, timing).finished.then(remove, remove)
}

/**
 * Slides the old view out and the new view in. The returned function stops this, and animates the removal of the card.
 * @param lastPressed returns the button that the user pressed last
 * @param heightBefore returns the CSS height of the content before the change
 */
export function slideOut(
  card: HTMLElement,
  lastPressed: () => Element | null,
  heightBefore: () => string,
): () => void {
  const content = card.querySelector<HTMLElement>('.content')
  const layer = card.closest('dialog')

  const release = onViewChange(card, ({ before, scrollTop, after }) => {
    const direction = after?.dataset.direction
    if (!content || !before || !direction || isCalm()) return
    const ghost = document.createElement('div')
    ghost.append(before)
    before.style.marginBlockStart = `${-scrollTop}px`
    ghost.style.insetBlockStart = `${content.offsetTop}px`
    ghost.style.blockSize = heightBefore()
    card.append(ghost)
    const isForward = (direction === 'forward') !== (getComputedStyle(card).direction === 'rtl')
    const [start, end] = isForward ? ['16px', '-16px'] : ['-16px', '16px']
    leave(ghost, { opacity: 0, translate: end }, outMs)
    after.animate(
      { opacity: [0, 1], translate: [start, '0'] },
      { duration: inMs, delay: 60, easing: 'ease-out', fill: 'backwards' },
    )
    const pressed = lastPressed()
    const icon = before.contains(pressed) && pressed?.querySelector<HTMLElement>('.tile')
    const target = after.querySelector<HTMLElement>('.ring .tile')
    if (icon && target) travel(card, icon, target)
  })

  return () => {
    release()
    if (!layer?.isConnected || isCalm() || !card.isConnected) return
    const { top, left, width, height } = card.getBoundingClientRect()
    const scrollTop = content?.scrollTop ?? 0
    // If the dialog was closed, the width is 0 and no animation is needed.
    if (width === 0) return
    // The microtask runs after React has removed the card, but before the browser paints.
    queueMicrotask(() => {
      if (card.isConnected || !layer.isConnected) return
      Object.assign(card.style, {
        position: 'fixed',
        inset: 'auto',
        top: `${top}px`,
        left: `${left}px`,
        inlineSize: `${width}px`,
        blockSize: `${height}px`,
        translate: 'none',
      })
      layer.append(card)
      // A removed element loses its scroll position.
      content?.scrollTo({ top: scrollTop, behavior: 'instant' })
      leave(card, { opacity: 0, translate: '0 8px' }, closeMs)
    })
  }
}

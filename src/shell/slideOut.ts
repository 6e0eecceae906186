import { onViewChange } from './viewChanges.ts'

const outMs = 80
const closeMs = 100

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

function leave(ghost: HTMLElement, way: PropertyIndexedKeyframes, duration: number): void {
  ghost.inert = true
  ghost.ariaHidden = 'true'
  ghost.classList.add('leaving')
  // `aria-labelledby` of the dialog must find the new title only.
  ghost.querySelector('#title')?.removeAttribute('id')
  const remove = () => ghost.remove()
  ghost
    .animate(way, { duration, easing: 'ease-in', fill: 'forwards' })
    .finished.then(remove, remove)
}

/** Animates views that are replaced. The returned function stops that, and animates the removal of the card. */
export function slideOut(card: HTMLElement): () => void {
  const content = card.querySelector<HTMLElement>('.content')
  const layer = card.closest('dialog')

  const release = onViewChange(card, ({ before, scrollTop, after }) => {
    const direction = after?.dataset.direction
    if (!content || !before || !direction || isCalm()) return
    const ghost = document.createElement('div')
    ghost.append(before)
    before.style.animation = 'none'
    before.style.marginBlockStart = `${-scrollTop}px`
    ghost.style.insetBlockStart = `${content.offsetTop}px`
    ghost.style.blockSize = `${content.offsetHeight}px`
    card.append(ghost)
    const isForward = (direction === 'forward') !== (getComputedStyle(card).direction === 'rtl')
    leave(ghost, { opacity: 0, translate: isForward ? '-16px' : '16px' }, outMs)
  })

  return () => {
    release()
    if (!layer?.isConnected || isCalm() || !card.isConnected) return
    const { top, left, width, height } = card.getBoundingClientRect()
    // The width is 0 if the dialog was closed; then there is nothing to animate.
    if (width === 0) return
    // The microtask runs before paint, and by then React has removed the card.
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
      leave(card, { opacity: 0, translate: '0 8px' }, closeMs)
    })
  }
}

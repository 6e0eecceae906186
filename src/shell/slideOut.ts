import { onViewChange } from './viewChanges.ts'

const outMs = 80
const closeMs = 100

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

function leave(ghost: HTMLElement, way: PropertyIndexedKeyframes, duration: number): void {
  ghost.inert = true
  ghost.ariaHidden = 'true'
  ghost.classList.add('leaving')
  // The dialog is labelled by the remaining title.
  ghost.querySelector('#title')?.removeAttribute('id')
  const remove = () => ghost.remove()
  ghost
    .animate(way, { duration, easing: 'ease-in', fill: 'forwards' })
    .finished.then(remove, remove)
}

/** Animates a view or card that is being removed. */
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
    // The dialog was closed, so nothing was visible.
    if (width === 0) return
    // React has removed the card by the microtask, which runs before paint.
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

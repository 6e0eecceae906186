import { onViewChange } from './viewChanges.ts'

/**
 * Drops the second click of a double click on a row, which would press a control of the next view. Clicks on the header
 * are kept, because its buttons stay.
 */
export function dropSecondClick(card: HTMLElement): () => void {
  const content = card.querySelector('.content')
  let hasChanged = false
  const release = onViewChange(card, () => {
    hasChanged = true
  })
  const onClick = (event: Event) => {
    const count = event instanceof MouseEvent ? event.detail : 0
    if (count < 2) hasChanged = false
    else if (hasChanged) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  content?.addEventListener('click', onClick, true)
  return () => {
    release()
    content?.removeEventListener('click', onClick, true)
  }
}

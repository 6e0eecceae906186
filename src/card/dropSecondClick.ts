import { onViewChange } from './viewChanges.ts'

/**
 * A double click on a row counts once: its second half would press whatever the next view has under the pointer. Buttons
 * of the header stay where they are, and are pressed as often as one likes.
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

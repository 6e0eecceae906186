import { type RefObject, useEffect } from 'react'

/** Moves the focus into the search field of `view` when the user types a character elsewhere in its card. */
export function useTypeToSearch(view: RefObject<HTMLElement>): void {
  useEffect(() => {
    const card = view.current?.closest<HTMLElement>('.card')
    if (!card) return

    function onKeyDown(event: KeyboardEvent): void {
      const { target, key, isComposing, ctrlKey, metaKey, altKey } = event
      if (!(target instanceof Element) || isComposing || ctrlKey || metaKey || altKey) return
      const field = view.current?.querySelector<HTMLInputElement>('input[type=search]')
      const isCharacter = [...key].length === 1 && key !== ' '
      if (!isCharacter || !field || target.localName === 'input') return
      // After the listeners have run, the browser types the character into the element that has the focus, which is the
      // search field now.
      field.focus()
      field.setSelectionRange(field.value.length, field.value.length)
    }

    card.addEventListener('keydown', onKeyDown)
    return () => card.removeEventListener('keydown', onKeyDown)
  }, [view])
}

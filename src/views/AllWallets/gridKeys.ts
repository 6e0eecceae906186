import { type RefObject, useEffect } from 'react'

/** Returns the index that a key leads to from `index` in a grid of `count` tiles; undefined for any other key. */
function nextIndex(key: string, index: number, count: number, columns: number, isRtl: boolean) {
  const forward = isRtl ? -1 : 1
  const last = count - 1
  // If the last row has no tile in this column, ArrowDown leads to the last tile of that row.
  const below = Math.min(index + columns, last)
  const hasRowBelow = Math.floor(index / columns) < Math.floor(last / columns)
  const targets: Record<string, number> = {
    ArrowRight: index + forward,
    ArrowLeft: index - forward,
    ArrowDown: hasRowBelow ? below : index,
    ArrowUp: index - columns,
    Home: 0,
    End: last,
  }
  return Object.hasOwn(targets, key) ? targets[key] : undefined
}

const isModified = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey

/**
 * Moves the focus by keys in the card that contains `view`. Arrow keys, Home and End move it between the buttons of
 * `grid`, and between the grid and the search field. A typed character moves it into the search field.
 */
export function useGridKeys(view: RefObject<HTMLElement>): void {
  useEffect(() => {
    const card = view.current?.closest<HTMLElement>('.card')
    if (!card) return
    const search = () => view.current?.querySelector<HTMLInputElement>('input[type=search]')

    function move(event: KeyboardEvent, target: Element): void {
      const grid = view.current?.querySelector('ul')
      const tiles = [...(grid?.querySelectorAll<HTMLElement>('button') ?? [])]
      if (!grid || tiles.length === 0) return
      const { direction, gridTemplateColumns } = getComputedStyle(grid)
      const columns = gridTemplateColumns.split(' ').length
      const index = tiles.indexOf(target as HTMLElement)
      const isSearch = target === search()
      if (index < 0 && !(isSearch && event.key === 'ArrowDown')) return
      const next = isSearch
        ? tiles.findIndex(({ tabIndex }) => tabIndex === 0)
        : nextIndex(event.key, index, tiles.length, columns, direction === 'rtl')
      if (next === undefined) return
      event.preventDefault()
      if (next < 0 && event.key === 'ArrowUp') search()?.focus()
      else tiles[next]?.focus()
    }

    function onKeyDown(event: KeyboardEvent): void {
      const { target, key } = event
      if (!(target instanceof Element) || event.isComposing || isModified(event)) return
      const isCharacter = [...key].length === 1 && key !== ' '
      if (!isCharacter) {
        move(event, target)
        return
      }
      const field = search()
      if (!field || target.localName === 'input') return
      // After the listeners have run, the browser types the character into the element that has the focus, which is the
      // search field now.
      field.focus()
      field.setSelectionRange(field.value.length, field.value.length)
    }

    card.addEventListener('keydown', onKeyDown)
    return () => card.removeEventListener('keydown', onKeyDown)
  }, [view])
}

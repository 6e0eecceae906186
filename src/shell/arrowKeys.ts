/** Returns the index that a key leads to from `index` among `count` items in columns; undefined for any other key. */
function nextIndex(key: string, index: number, count: number, columns: number, isRtl: boolean) {
  const forward = isRtl ? -1 : 1
  const last = count - 1
  // If the last row has no item in this column, ArrowDown leads to the last item of that row.
  const below = Math.min(index + columns, last)
  const hasRowBelow = Math.floor(index / columns) < Math.floor(last / columns)
  const targets: Record<string, number> = {
    ...(columns > 1 && { ArrowRight: index + forward, ArrowLeft: index - forward }),
    ArrowDown: hasRowBelow ? below : index,
    ArrowUp: index - columns,
    Home: 0,
    End: last,
  }
  return Object.hasOwn(targets, key) ? targets[key] : undefined
}

const isModified = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  ctrlKey || metaKey || altKey || shiftKey

/**
 * Moves the focus by keys in the card. Arrow keys, Home and End move it between the items of a list or grid; ArrowDown
 * moves it from a search field into the first list, ArrowUp from the first item back.
 */
export function moveByArrows(card: HTMLElement): () => void {
  const content = card.querySelector('.content')

  function onKeyDown(event: KeyboardEvent): void {
    const { target, key } = event
    if (!(target instanceof HTMLElement) || event.isComposing || isModified(event)) return
    const search = content?.querySelector<HTMLElement>('input[type=search]')
    const isSearch = target === search
    // Other fields and tabs have keys of their own.
    if (!isSearch && target.matches('input, textarea, select, [role=tab]')) return
    const list = isSearch ? content?.querySelector('ul') : target.closest('ul')
    const items = [...(list?.children ?? [])].flatMap(
      (item) => item.querySelector<HTMLElement>('button, a') ?? [],
    )
    if (!list || items.length === 0) return
    const index = items.findIndex((item) => item.parentElement?.closest('li')?.contains(target))
    let next: number | undefined
    if (isSearch) {
      // A grid with a single tab stop is entered where it was left.
      const stop = items.findIndex(({ tabIndex }) => tabIndex === 0)
      next = key === 'ArrowDown' ? Math.max(stop, 0) : undefined
    } else {
      // A list that renders only its visible rows has no first and last one to go to.
      const isPart = list.querySelector(':scope > [aria-setsize]') !== null
      if (isPart && /^(Home|End)$/.test(key)) return
      const { direction, gridTemplateColumns } = getComputedStyle(list)
      const columns = gridTemplateColumns === 'none' ? 1 : gridTemplateColumns.split(' ').length
      next = nextIndex(key, index, items.length, columns, direction === 'rtl')
    }
    if (next === undefined) return
    event.preventDefault()
    if (next < 0 && key === 'ArrowUp') search?.focus()
    else items[next]?.focus()
  }

  card.addEventListener('keydown', onKeyDown)
  return () => card.removeEventListener('keydown', onKeyDown)
}

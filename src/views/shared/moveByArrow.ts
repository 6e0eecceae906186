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

/**
 * Moves the focus by a key. Arrow keys, Home and End move it between the items of the list or grid that has the focus;
 * ArrowDown, the one key that comes from a search field, moves it into the first list, ArrowUp from the first item back.
 */
export function moveByArrow(content: Element, target: Element, key: string): void {
  const search = content.querySelector<HTMLElement>('input[type=search]')
  const list = target === search ? content.querySelector('ul') : target.closest('ul')
  const items = [...(list?.children ?? [])].flatMap(
    (item) => item.querySelector<HTMLElement>('button, a') ?? [],
  )
  if (!list || items.length === 0) return
  if (target === search) {
    // A grid with a single tab stop is entered where it was left.
    items.find(({ tabIndex }) => tabIndex === 0)?.focus()
    return
  }
  // A list that renders only its visible rows has no first and last one to go to.
  if (/^(Home|End)$/.test(key) && list.querySelector(':scope > [aria-setsize]')) return
  const { direction, gridTemplateColumns } = getComputedStyle(list)
  const columns = gridTemplateColumns === 'none' ? 1 : gridTemplateColumns.split(' ').length
  const index = items.findIndex((item) => item.closest('li')?.contains(target))
  const next = nextIndex(key, index, items.length, columns, direction === 'rtl')
  if (next === undefined) return
  if (next < 0 && key === 'ArrowUp') search?.focus()
  else items[next]?.focus()
}

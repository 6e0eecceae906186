import { onViewChange } from './viewChanges.ts'

interface Place {
  scrollTop: number
  /** Index of the last focused control among the view's controls. `name` is the accessible name of this control. */
  index: number
  name: string
}

const controls = 'button, a, input'
const nameOf = (element: Element | undefined) =>
  element?.getAttribute('aria-label') ??
  (element?.querySelector('.name') ?? element)?.textContent ??
  ''

/** Restores scroll position and focus of a view when the user goes back to it. */
export function keepPlace(card: HTMLElement): () => void {
  const content = card.querySelector<HTMLElement>('.content')
  if (!content) return () => {}
  const places = new Map<string, Place>()
  let used: Element | null = null

  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && content.contains(target)) used = target
  }

  function remember(view: HTMLElement, scrollTop: number) {
    const all = [...view.querySelectorAll(controls)]
    const index = used ? all.indexOf(used) : -1
    places.set(view.dataset.place ?? '', { scrollTop, index, name: nameOf(all[index]) })
  }

  function restore(view: HTMLElement, place: Place | undefined) {
    content?.scrollTo({ top: place?.scrollTop ?? 0, behavior: 'instant' })
    if (!place || place.index < 0) return
    const all = [...view.querySelectorAll<HTMLElement>(controls)]
    const same = all[place.index]
    const root = card.getRootNode() as ShadowRoot
    const active = card.ownerDocument.activeElement
    const isElsewhere = active && active !== root.host && active !== card.ownerDocument.body
    // A card that is embedded in the page never takes the focus from another element of the page.
    if (isElsewhere && !card.closest('dialog[open]')) return
    const row = nameOf(same) === place.name ? same : all.find((one) => nameOf(one) === place.name)
    row?.focus({ preventScroll: true })
  }

  const release = onViewChange(card, ({ before, scrollTop, after }) => {
    if (before) remember(before, scrollTop)
    if (!after) return
    const key = after.dataset.place ?? ''
    const isBack = after.dataset.direction === 'back'
    restore(after, isBack ? places.get(key) : undefined)
    places.delete(key)
  })
  card.addEventListener('focusin', onFocus)
  return () => {
    release()
    card.removeEventListener('focusin', onFocus)
  }
}

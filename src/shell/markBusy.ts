/** Milliseconds before a loading chunk is shown as such. */
const patienceMs = 120

export function markBusy(card: HTMLElement): () => void {
  const content = card.querySelector('.content')
  if (!content) return () => {}
  let pressed: Element | null = null
  let marked: Element | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const onClick = ({ target }: MouseEvent) => {
    pressed = target instanceof Element ? target.closest('button') : null
  }
  function settle() {
    clearTimeout(timer)
    marked?.removeAttribute('aria-busy')
    marked = null
  }
  const observer = new MutationObserver(() => {
    settle()
    if (content.ariaBusy !== 'true') return
    timer = setTimeout(() => {
      marked = pressed
      marked?.setAttribute('aria-busy', 'true')
    }, patienceMs)
  })

  card.addEventListener('click', onClick)
  observer.observe(content, { attributeFilter: ['aria-busy'] })
  return () => {
    settle()
    card.removeEventListener('click', onClick)
    observer.disconnect()
  }
}

/** A file that comes sooner than this is not waited for visibly. */
const patienceMs = 120

/** While the next view's code loads, the control that was pressed shows that it is being worked on. */
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

/** Time in ms after which an announced text leaves the region, so that the next equal text is announced, too. */
const keptMs = 1000

/** Status regions in an added part of a view, with itself. A toast has a region that is always there. */
function statusesIn(node: HTMLElement): HTMLElement[] {
  const own = node.matches('[role="status"]') ? [node] : []
  return [...own, ...node.querySelectorAll<HTMLElement>('[role="status"]')]
}

/**
 * Creates a region that is in the page before any text, since screen readers miss one that arrives with its text. Its shadow
 * root is closed, so that a search of the dialog's text finds each text once.
 */
function createRegion(page: Document) {
  const host = page.createElement('div')
  host.className = 'visually-hidden'
  const region = page.createElement('div')
  region.setAttribute('aria-live', 'polite')
  host.attachShadow({ mode: 'closed' }).append(region)
  return { host, region }
}

/**
 * Announces by the card's own live region what screen readers would miss: the text of a status that is added to the page
 * together with its region, and the title of a view that does not get the focus. Returns a function that ends it.
 */
export function announceChanges(card: HTMLElement): () => void {
  const title = card.querySelector<HTMLElement>('.title')
  if (!title) return () => {}
  const { host, region } = createRegion(card.ownerDocument)
  card.append(host)
  let timer: ReturnType<typeof setTimeout> | undefined
  let shownTitle = title.textContent
  const hasFocus = () => (card.getRootNode() as ShadowRoot).activeElement === title

  const say = (texts: readonly (string | null)[]) => {
    const text = texts
      .map((one) => one?.trim())
      .filter(Boolean)
      .join('. ')
    if (!text) return
    clearTimeout(timer)
    region.textContent = text
    timer = setTimeout(() => {
      region.textContent = ''
    }, keptMs)
  }
  const observer = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) =>
      [...addedNodes].filter((node) => node instanceof HTMLElement),
    )
    const statuses = added
      .flatMap(statusesIn)
      .filter((one) => one.isConnected && !one.closest('.leaving'))
      .map(({ ariaLabel, textContent }) => textContent || ariaLabel)
    const isRenamed = title.textContent !== shownTitle
    shownTitle = title.textContent
    say([isRenamed && !hasFocus() ? shownTitle : null, ...new Set(statuses)])
  })
  observer.observe(card, { childList: true, subtree: true, characterData: true })
  return () => {
    observer.disconnect()
    clearTimeout(timer)
    host.remove()
  }
}

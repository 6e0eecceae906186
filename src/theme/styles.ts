/**
 * Registered style sheets as texts. They become constructable sheets, because a strict `style-src` permits these and
 * several shadow roots can share them.
 */
const texts: string[] = []

/**
 * Constructed sheets by document. A document can adopt only the sheets that it has constructed, and an element may move
 * to another document.
 */
const sheets = new WeakMap<Document, CSSStyleSheet[]>()

/** Roots that have adopted the styles. The references are weak, so that a removed element can be garbage-collected. */
const roots = new Set<WeakRef<ShadowRoot>>()
const documents = new WeakMap<ShadowRoot, Document>()

function sheetsFor(page: Document): CSSStyleSheet[] {
  const made = sheets.get(page) ?? []
  sheets.set(page, made)
  const { CSSStyleSheet: Sheet } = page.defaultView ?? globalThis
  for (const text of texts.slice(made.length)) {
    const sheet = new Sheet()
    sheet.replaceSync(text)
    made.push(sheet)
  }
  return made
}

/** Registers the styles of a component; called when the component's module loads. */
export function addStyles(css: string): void {
  texts.push(css)
  for (const reference of roots) {
    const root = reference.deref()
    if (root) adoptStyles(root)
    else roots.delete(reference)
  }
}

/**
 * Adopts into a root all registered styles, including those that are registered later. Must be called again after the
 * root has moved to another document.
 */
export function adoptStyles(root: ShadowRoot): void {
  const before = documents.get(root)
  if (!before) roots.add(new WeakRef(root))
  documents.set(root, root.ownerDocument)
  const wanted = sheetsFor(root.ownerDocument)
  if (before === root.ownerDocument && root.adoptedStyleSheets.length === wanted.length) return
  root.adoptedStyleSheets = [...wanted]
}

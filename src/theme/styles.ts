/** Constructable sheets: a strict `style-src` allows them, and roots share them. */
const texts: string[] = []

/** A sheet can only be adopted in the document that it was constructed for; an element may move to another one. */
const sheets = new WeakMap<Document, CSSStyleSheet[]>()

/** Weak, because an element that was removed must not be kept for its styles. */
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

/** Called at the top of a component's module. */
export function addStyles(css: string): void {
  texts.push(css)
  for (const reference of roots) {
    const root = reference.deref()
    if (root) adoptStyles(root)
    else roots.delete(reference)
  }
}

/** Includes styles that are registered later. Called again after the root has moved to another document. */
export function adoptStyles(root: ShadowRoot): void {
  const before = documents.get(root)
  if (!before) roots.add(new WeakRef(root))
  documents.set(root, root.ownerDocument)
  const wanted = sheetsFor(root.ownerDocument)
  if (before === root.ownerDocument && root.adoptedStyleSheets.length === wanted.length) return
  root.adoptedStyleSheets = [...wanted]
}

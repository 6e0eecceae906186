/**
 * Style sheets as text. They become constructable sheets, which a strict `style-src` allows and several roots share.
 */
const texts: string[] = []

/**
 * Sheets by document: a sheet can only be adopted in the document that it was constructed for, and elements may move.
 */
const sheets = new WeakMap<Document, CSSStyleSheet[]>()

/** Weak references, so that an element that was removed is not retained for its styles. */
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

/** Registers styles of a component. Called when its module loads. */
export function addStyles(css: string): void {
  texts.push(css)
  for (const reference of roots) {
    const root = reference.deref()
    if (root) adoptStyles(root)
    else roots.delete(reference)
  }
}

/** Adopts all styles, including those registered later. Called again after the root has moved to another document. */
export function adoptStyles(root: ShadowRoot): void {
  const before = documents.get(root)
  if (!before) roots.add(new WeakRef(root))
  documents.set(root, root.ownerDocument)
  const wanted = sheetsFor(root.ownerDocument)
  if (before === root.ownerDocument && root.adoptedStyleSheets.length === wanted.length) return
  root.adoptedStyleSheets = [...wanted]
}

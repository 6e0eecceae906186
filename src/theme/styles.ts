/**
 * Style sheets are adopted by the shadow roots of all elements on the page: constructable sheets are allowed under a
 * strict `style-src`, shared between roots, and come with the chunk that needs them.
 */
const texts: string[] = []

/** A sheet can only be adopted in the document that it was constructed for; an element may move to another one. */
const sheets = new WeakMap<Document, CSSStyleSheet[]>()

/** Weak, because an element that was removed must not be kept for its styles. */
const roots = new Set<WeakRef<ShadowRoot>>()
const documents = new WeakMap<ShadowRoot, Document>()

/** The constructed sheets of a document, for all its roots. */
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

/** Registers the styles of a component; called at the top of its module. */
export function addStyles(css: string): void {
  texts.push(css)
  for (const reference of roots) {
    const root = reference.deref()
    if (root) adoptStyles(root)
    else roots.delete(reference)
  }
}

/** Adopts all registered styles, those to come included; called again after the root has moved to another document. */
export function adoptStyles(root: ShadowRoot): void {
  const before = documents.get(root)
  if (!before) roots.add(new WeakRef(root))
  documents.set(root, root.ownerDocument)
  const wanted = sheetsFor(root.ownerDocument)
  if (before === root.ownerDocument && root.adoptedStyleSheets.length === wanted.length) return
  root.adoptedStyleSheets = [...wanted]
}

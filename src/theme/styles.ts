/**
 * Style sheets reach every shadow root of this page's elements by adoption: constructable sheets are
 * allowed under a strict `style-src`, shared between roots, and come with the code that needs them.
 */
const texts: string[] = []

/** A sheet can be adopted only in the document that it was made for: an element may be moved to another one. */
const sheets = new WeakMap<Document, CSSStyleSheet[]>()

/** Elements come and go; what is gone from the page must not be kept for its styles. */
const roots = new Set<WeakRef<ShadowRoot>>()
const documents = new WeakMap<ShadowRoot, Document>()

/** The sheets of a document, made once for all its roots: all that are registered so far. */
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

/** Registers the styles of a component; called once, at the top of its module. */
export function addStyles(css: string): void {
  texts.push(css)
  for (const reference of roots) {
    const root = reference.deref()
    if (root) adoptStyles(root)
    else roots.delete(reference)
  }
}

/** Gives a root all styles registered so far and from now on, and again where it stands in another document. */
export function adoptStyles(root: ShadowRoot): void {
  const before = documents.get(root)
  if (!before) roots.add(new WeakRef(root))
  documents.set(root, root.ownerDocument)
  const wanted = sheetsFor(root.ownerDocument)
  if (before === root.ownerDocument && root.adoptedStyleSheets.length === wanted.length) return
  root.adoptedStyleSheets = [...wanted]
}

/**
 * Style sheets reach every shadow root of this page's elements by adoption: constructable sheets are
 * allowed under a strict `style-src`, shared between roots, and come with the code that needs them.
 */
const sheets: CSSStyleSheet[] = []
const roots = new Set<ShadowRoot>()

/** Registers the styles of a component; called once, at the top of its module. */
export function addStyles(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  sheets.push(sheet)
  for (const root of roots) root.adoptedStyleSheets.push(sheet)
}

/** Gives a root all styles registered so far and from now on. */
export function adoptStyles(root: ShadowRoot): void {
  if (roots.has(root)) return
  roots.add(root)
  root.adoptedStyleSheets.push(...sheets)
}

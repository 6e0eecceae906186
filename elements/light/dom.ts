/** False if the package is imported without a DOM, as in server rendering. */
export const isBrowser = !!globalThis.window?.customElements

/**
 * Base class of the elements. If there is no DOM, it is an empty class, so that the module can be imported on a server.
 */
export const BaseElement = (isBrowser ? HTMLElement : class {}) as typeof HTMLElement

/**
 * Resolves one task after the next frame, when the effects of frameworks have run. Resolves after 100 ms at the latest,
 * since pages in the background render no frames.
 */
export const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 100)
  })

/**
 * Makes a root adopt a constructable sheet with the text `css`. A strict `style-src` blocks every other kind of sheet.
 */
export function adopt(root: ShadowRoot, css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  // jsdom has no adopted sheets.
  root.adoptedStyleSheets?.push(sheet)
}

/** False if the package is imported without a DOM, as in server rendering. */
export const isBrowser = !!globalThis.window?.customElements

/** Base class of the elements; an empty class without a DOM, so that the module can be imported there. */
export const BaseElement = (isBrowser ? HTMLElement : class {}) as typeof HTMLElement

/**
 * Resolves after the next frame and another task, by which time effects of frameworks have run, or after 100 ms, since
 * pages in the background render no frames.
 */
export const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 100)
  })

/** True if the page is served from this machine, as during development. */
export const isOnThisMachine =
  isBrowser && /^file:|^http:..(127.0.0.1|([^/]+\.)?localhost)[:/]/.test(location.href)

/**
 * Adopts a constructable sheet with the text `css` into a root; a strict `style-src` permits no other kind of sheet.
 */
export function adopt(root: ShadowRoot, css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets.push(sheet)
}

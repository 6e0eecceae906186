/** False if the package is imported without a DOM, as in server rendering. */
export const isBrowser = !!globalThis.window?.customElements

/** The elements' base class. Without a DOM it is an empty class, so that the module can be imported. */
export const BaseElement = (isBrowser ? HTMLElement : class {}) as typeof HTMLElement

/**
 * Resolves after the next frame and one more task, by which time effects of frameworks have run. Background pages
 * render no frames, so 100 ms are the limit.
 */
export const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 100)
  })

/** True if the page is served from this machine, as during development. */
export const isOnThisMachine =
  isBrowser && /^file:|^http:..(127.0.0.1|([^/]+\.)?localhost)[:/]/.test(location.href)

/** Adopts a constructable sheet with `css` into a root: a strict `style-src` permits no other. */
export function adopt(root: ShadowRoot, css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets.push(sheet)
}

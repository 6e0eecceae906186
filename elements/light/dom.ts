/** False if the package is imported without a DOM: server rendering, tests of types. */
export const isBrowser = !!globalThis.window?.customElements

/** The elements' base class. Without a DOM it is an empty class, so that the module can be imported. */
export const BaseElement = (isBrowser ? HTMLElement : class {}) as typeof HTMLElement

/** The next frame and a task have passed, so effects of frameworks have run. Background pages have no frames. */
export const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 100)
  })

/** True if the page is served from this machine, which mostly means development. */
export const isOnThisMachine =
  isBrowser && /^file:|^http:..(127.0.0.1|([^/]+\.)?localhost)[:/]/.test(location.href)

/** Adopts `css` into a root; constructable, so that a strict `style-src` allows it. */
export function adopt(root: ShadowRoot, css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets.push(sheet)
}

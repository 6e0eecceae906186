/** False where the package is imported without a DOM: server rendering, tests of types. */
export const isBrowser = typeof window !== 'undefined' && typeof customElements !== 'undefined'

/** The base class of the elements. Without a DOM it is an empty class, so that the module can still be imported. */
export const BaseElement = (isBrowser ? HTMLElement : class {}) as typeof HTMLElement

/** Runs `task` when the browser has nothing better to do. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 2000 })
  else setTimeout(task, 200)
}

/** Whether the page is on the machine that it is looked at on: while it is being developed, mostly. */
export const isOnThisMachine =
  isBrowser && /^file:|^http:..(127.0.0.1|([^/]+\.)?localhost)[:/]/.test(location.href)

/** Adopts `css` into a root; constructable, so that a strict `style-src` allows it. */
export function adopt(root: ShadowRoot, css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets.push(sheet)
}

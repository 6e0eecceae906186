import { util } from 'zod/mini'

/**
 * Defines the properties `texts` and `networks` of an element, each of which writes its attribute. Frameworks also set them
 * to the attribute's text, and to null or undefined to remove the attribute.
 */
export function defineJsonProperties(element: HTMLElement): void {
  for (const name of ['texts', 'networks'] as const) {
    const set = (value: unknown) => {
      if (value === undefined || value === null) return element.removeAttribute(name)
      // A value without JSON, such as an object that contains itself, becomes an invalid attribute.
      let text: unknown
      try {
        // Chains of viem may have bigints as fees, which the replacer of zod writes as text. All of `util` weighs 2 kB.
        text = typeof value === 'string' ? value : JSON.stringify(value, util.jsonStringifyReplacer)
      } catch {}
      element.setAttribute(name, `${text}`)
    }
    // A page may have set the property before this code loaded.
    const { [name]: given } = element as { [Name in typeof name]?: unknown }
    Object.defineProperty(element, name, { configurable: true, set })
    if (given) set(given)
  }
}

/**
 * Defines the property `texts` of an element, which writes the attribute. Frameworks also set it to the attribute's text,
 * and to null or undefined to remove the attribute.
 */
export function defineTexts(element: HTMLElement): void {
  const set = (value: unknown) => {
    if (value === undefined || value === null) return element.removeAttribute('texts')
    // A value without JSON, such as an object that contains itself, becomes an invalid attribute.
    let text: unknown
    try {
      text = typeof value === 'string' ? value : JSON.stringify(value)
    } catch {}
    element.setAttribute('texts', String(text))
  }
  // A page may have set the property before this code loaded.
  const given: unknown = Object.getOwnPropertyDescriptor(element, 'texts')?.value
  Object.defineProperty(element, 'texts', { configurable: true, set })
  if (given) set(given)
}

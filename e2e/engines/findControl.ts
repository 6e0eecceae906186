/** A control by role and name. */
export interface ControlName {
  role: 'button' | 'textbox' | 'dialog' | 'frame'
  /** Beginning of the accessible name. */
  name: string
}

/**
 * Finds the first visible control of this role and name, through open shadow roots. Runs in the page, because not every
 * driver knows roles.
 */
export function findControl({ role, name }: ControlName): HTMLElement | null {
  const selectors = {
    button: 'button, [role=button], summary',
    textbox: 'input, textarea',
    dialog: 'dialog[open]',
    frame: 'iframe',
  }
  const nameOf = (element: HTMLElement): string => {
    const root = element.getRootNode() as Document | ShadowRoot
    const labels = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean)
    const text =
      element.getAttribute('aria-label') ??
      (labels.length > 0
        ? labels.map((id) => root.getElementById(id)?.textContent).join(' ')
        : ((element as HTMLInputElement).labels?.[0]?.textContent ??
          (element.title || element.textContent)))
    return (text ?? '').replace(/\s+/g, ' ').trim()
  }
  const search = (root: ParentNode): HTMLElement | null => {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      const fits = element.matches(selectors[role]) && nameOf(element).startsWith(name)
      if (fits && element.checkVisibility({ visibilityProperty: true })) return element
      const inside = element.shadowRoot && search(element.shadowRoot)
      if (inside) return inside
    }
    return null
  }
  return search(document)
}

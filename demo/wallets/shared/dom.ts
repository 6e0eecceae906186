type Child = Node | string | undefined | false

/**
 * Builds an element from properties and children. Text becomes text nodes and never markup, because it comes from the
 * requesting sites. `aria-*` names are set as attributes.
 */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> & Record<`aria-${string}`, string | undefined>,
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined) continue
    if (name.startsWith('aria-')) element.setAttribute(name, String(value))
    else Reflect.set(element, name, value)
  }
  element.append(...children.filter((child) => child !== undefined && child !== false))
  return element
}

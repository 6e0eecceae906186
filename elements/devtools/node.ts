type Child = Node | string

/** Creates an element with attributes and children. Texts are set as text, so that markup in them stays text. */
export function node<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

export function button(text: string, onClick: () => void, attributes = {}): HTMLButtonElement {
  const element = node('button', { type: 'button', ...attributes }, text)
  element.addEventListener('click', onClick)
  return element
}

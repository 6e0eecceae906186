import { afterEach, expect, it, vi } from 'vitest'
import '../wallet-modal.ts'

const hostile = `
  html { font-size: 62.5%; }
  * { letter-spacing: 1em; visibility: hidden; }
  body {
    -webkit-text-fill-color: transparent; writing-mode: vertical-rl; word-spacing: 2em; text-indent: 5em;
    text-transform: uppercase; text-shadow: 0 0 9px red; white-space: nowrap; line-height: 4; font: italic 900 small-caps 50px serif;
    cursor: none; user-select: none; pointer-events: none; hyphens: auto; quotes: none; color-scheme: dark; text-align: end;
  }
`

const style = document.createElement('style')

afterEach(() => {
  style.remove()
  document.body.replaceChildren()
  document.documentElement.removeAttribute('dir')
})

interface Opened {
  card: Element
  title: CSSStyleDeclaration
  dialog: CSSStyleDeclaration
}

/** Opens a modal and returns its card's title and the dialog, with their computed styles. */
async function open(): Promise<Opened> {
  const element = document.createElement('wallet-modal')
  element.setAttribute('theme-mode', 'light')
  document.body.append(element)
  element.dispatchEvent(new CustomEvent('walletcommand', { detail: { command: 'open' } }))
  const find = (selector: string) => element.shadowRoot?.querySelector(selector)
  const [title, dialog] = await vi.waitFor(() => {
    const found = [find('[part=title]'), find('dialog[open]')]
    expect(found).not.toContain(null)
    return found as [Element, Element]
  }, 20_000)
  return { card: title, title: getComputedStyle(title), dialog: getComputedStyle(dialog) }
}

/** Properties that the page above sets, and that CSS inherits. */
const inherited = [
  '-webkit-text-fill-color',
  'writing-mode',
  'visibility',
  'letter-spacing',
  'word-spacing',
  'text-indent',
  'text-transform',
  'text-shadow',
  'text-align',
  'white-space',
  'line-height',
  'font-family',
  'font-size',
  'font-style',
  'font-variant',
  'font-weight',
  'cursor',
  'user-select',
  'pointer-events',
  'hyphens',
  'quotes',
  'color-scheme',
]

const read = (computed: CSSStyleDeclaration) =>
  Object.fromEntries(inherited.map((name) => [name, computed.getPropertyValue(name)]))

it('inherited styles of the page do not reach the dialog', async () => {
  const plain = await open()
  const before = [read(plain.title), read(plain.dialog)]
  document.body.replaceChildren()
  style.textContent = hostile
  document.head.append(style)
  const styled = await open()
  expect([read(styled.title), read(styled.dialog)]).toEqual(before)
})

it('the card keeps the direction and the custom properties of the page', async () => {
  document.documentElement.dir = 'rtl'
  style.textContent = 'body { --wm-font-family: monospace; }'
  document.head.append(style)
  const { dialog } = await open()
  expect(dialog.direction).toBe('rtl')
  expect(dialog.fontFamily).toBe('monospace')
})

it('page translators leave the card alone', async () => {
  const { card } = await open()
  expect(card.closest('[translate=no]')).not.toBeNull()
})

it('an embedded card hides with the section of the page that it is in', async () => {
  const section = document.createElement('section')
  section.style.visibility = 'hidden'
  section.innerHTML = '<wallet-modal embedded></wallet-modal>'
  document.body.append(section)
  const root = section.firstElementChild?.shadowRoot
  const card = await vi.waitFor(() => {
    const found = root?.querySelector('[part=dialog]')
    expect(found).toBeTruthy()
    return found as Element
  }, 20_000)
  expect(getComputedStyle(card).visibility).toBe('hidden')
})

import { h } from '../../wallets/shared/dom.ts'
import { hashOf, type Look, readLook } from './address.ts'
import { viewStates } from './viewStates.ts'

function find(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`#${id} is missing in the page`)
  return element
}

const views = [...new Set(viewStates.map(({ view }) => view))]
const statesOf = (wanted: string) => viewStates.filter(({ view }) => view === wanted)
const status = find('status')
const stages = find('stages')

const goTo = (changes: Partial<Look>) => {
  location.hash = hashOf({ ...readLook(location.hash), ...changes })
}

/** A picker of one part of the look. */
function picker(
  label: string,
  part: keyof Look,
  options: readonly (HTMLOptionElement | HTMLOptGroupElement)[],
) {
  const select = h('select', { 'aria-label': label }, ...options)
  select.addEventListener('change', () => goTo({ [part]: select.value }))
  return { part, select, element: h('label', {}, label, select) }
}

const choices = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([value, text]) => new Option(text, value))

const tags = 'en ar de es fa fr he hi id it ja ko nl pl pt-BR ru th tr uk vi zh-Hans zh-Hant'.split(
  ' ',
)

/** Languages in their own words. */
const languageNames = Object.fromEntries(
  tags.map((tag) => [tag, new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag]),
)

/** A menu of all states, for phones, on which the list does not fit. */
const groups = views.map((view) =>
  h('optgroup', { label: view }, ...statesOf(view).map(({ name }) => new Option(name))),
)

const pickers = [
  picker('State', 'state', groups),
  picker(
    'Show',
    'size',
    choices({ card: 'Card', phone: 'Phone', sheet: 'All states of the view' }),
  ),
  picker('Theme', 'theme', choices({ light: 'Light', dark: 'Dark', auto: 'Auto' })),
  picker('Direction', 'dir', choices({ ltr: 'Left to right', rtl: 'Right to left' })),
  picker('Language', 'lang', choices(languageNames)),
]
pickers[0]?.element.classList.add('of-phone')
find('pickers').append(...pickers.map(({ element }) => element))

const links = viewStates.map(({ name }) => ({ name, link: h('a', {}, name) }))
const linkOf = (wanted: string) => links.find(({ name }) => name === wanted)?.link ?? false
find('states').append(
  ...views.flatMap((view) => [
    h('h2', {}, view),
    h('ul', {}, ...statesOf(view).map(({ name }) => h('li', {}, linkOf(name)))),
  ]),
)

/** The states on the stages, in their order. */
let staged: HTMLIFrameElement[] = []

/** Shows these states, each on a stage of its own. */
function stage(looks: readonly Look[]): void {
  if (staged.length !== looks.length) {
    staged = looks.map(() => h('iframe', { loading: 'lazy' }))
    stages.replaceChildren(...staged.map((frame) => h('figure', {}, h('figcaption', {}), frame)))
  }
  for (const [at, look] of looks.entries()) {
    const frame = staged[at]
    if (!frame) continue
    const url = `stage${hashOf(look)}`
    frame.title = look.state
    if (frame.previousElementSibling) frame.previousElementSibling.textContent = look.state
    // A change of the part after `#` does not reload the stage.
    if (frame.contentWindow && frame.src) frame.contentWindow.location.replace(url)
    else frame.src = url
  }
}

/** Names of the states that their stages have shown since the last choice. */
const shown = new Set<string>()
/** The control of the gallery that had the focus last. */
let focused: HTMLElement | null = null

function show(): void {
  const look = readLook(location.hash)
  const state = viewStates.find(({ name }) => name === look.state)
  document.title = `${look.state} – gallery of wallet-modal`
  for (const { part, select } of pickers) select.value = look[part]
  for (const { name, link } of links) {
    link.href = hashOf({ ...look, state: name })
    link.ariaCurrent = name === look.state ? 'true' : null
    if (link.ariaCurrent) link.scrollIntoView({ block: 'nearest' })
  }
  stages.className = look.size
  status.textContent = 'Loading…'
  shown.clear()
  const wanted = (look.size === 'sheet' && state && statesOf(state.view)) || [{ name: look.state }]
  stage(wanted.map(({ name }) => ({ ...look, state: name })))
}

addEventListener('message', ({ origin, source, data }) => {
  const frame = staged.find(({ contentWindow }) => contentWindow === source)
  if (origin !== location.origin || !frame) return
  // The element of a framed page asks whether a wallet shows it, by messages of other forms.
  if (typeof data?.shown !== 'string' && !data?.failure) return
  shown.add(data.shown)
  if (data.failure) status.textContent = data.failure
  else if (staged.length === 1) status.textContent = `Shown: ${data.shown}`
  else if (shown.size === staged.length) status.textContent = `Shown: all ${shown.size} states`
  // A modal that opens takes the focus. The focus returns to the list, so that the user can continue there by keyboard.
  if (document.activeElement === frame) focused?.focus()
})
addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement && target.localName !== 'iframe') focused = target
})
addEventListener('hashchange', show)
show()

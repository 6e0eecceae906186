import { h } from '../../wallets/shared/dom.ts'
import { hashOf, readLook } from '../gallery/address.ts'
import { followSettings } from './settings.ts'

/** The parameter of the page's URL that names the previewed state. */
const parameter = 'preview'

/** Shows a picker of the gallery's states, which a frame shows in the theme of the element; first the element itself. */
export function showPreview(wallet: HTMLElement, place: HTMLElement): void {
  const select = h('select', { 'aria-label': 'View' }, new Option('Connect, on this page', ''))
  const frame = h('iframe', { title: 'Preview' })
  const link = h('a', {}, 'Open in the gallery')
  place.append(h('label', { className: 'field' }, h('span', {}, 'View'), select))

  function update(): void {
    place.parentElement?.classList.toggle('previewing', select.value !== '')
    if (select.value === '') {
      frame.remove()
      link.remove()
      return
    }
    const look = {
      ...readLook(''),
      state: select.value,
      theme: wallet.getAttribute('theme-mode') ?? 'auto',
      dir: document.documentElement.dir || 'ltr',
      variables: wallet.getAttribute('theme-variables') ?? '',
    }
    link.href = `gallery${hashOf(look)}`
    const url = `stage${hashOf({ ...look, place: 'page' })}`
    // A change of the part after `#` loads nothing: the state stays while its theme changes.
    if (frame.isConnected) frame.contentWindow?.location.replace(url)
    else frame.src = url
    if (!frame.isConnected) place.append(frame, link)
  }

  select.addEventListener('change', () => {
    const url = new URL(location.href)
    if (select.value) url.searchParams.set(parameter, select.value)
    else url.searchParams.delete(parameter)
    history.replaceState(history.state, '', url)
    update()
  })
  followSettings(wallet, update)

  // The states bring their data, for which the page does not wait.
  void import('../gallery/viewStates.ts').then(({ viewStates }) => {
    for (const view of new Set(viewStates.map((state) => state.view))) {
      const states = viewStates.filter((state) => state.view === view)
      select.append(h('optgroup', { label: view }, ...states.map(({ name }) => new Option(name))))
    }
    select.value = new URLSearchParams(location.search).get(parameter) ?? ''
    if (select.selectedIndex < 0) select.value = ''
    update()
  })
}

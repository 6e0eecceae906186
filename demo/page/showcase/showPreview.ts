import { h } from '../../wallets/shared/dom.ts'
import { hashOf, readLook } from '../gallery/address.ts'
import { followSettings } from './settings.ts'

/** The parameter of the page's URL that names the previewed state. */
const parameter = 'preview'

/**
 * Shows a picker with the element itself and the gallery's states. A frame shows the selected state in the element's
 * theme.
 */
export function showPreview(wallet: HTMLElement, place: HTMLElement): void {
  const select = h('select', { 'aria-label': 'View' }, new Option('Connect, on this page', ''))
  const frame = h('iframe', { title: 'Preview' })
  const link = h('a', {}, 'Open in the gallery')
  place.append(h('label', { className: 'field' }, h('span', {}, 'View'), select), link)

  function update(): void {
    place.parentElement?.classList.toggle('previewing', select.value !== '')
    const look = {
      ...readLook(''),
      ...(select.value && { state: select.value }),
      theme: wallet.getAttribute('theme-mode') ?? 'auto',
      dir: document.documentElement.dir || 'ltr',
      variables: wallet.getAttribute('theme-variables') ?? '',
    }
    link.href = `gallery${hashOf(look)}`
    if (select.value === '') {
      frame.remove()
      return
    }
    const url = `stage${hashOf({ ...look, place: 'page' })}`
    // A change of the part after `#` does not reload the frame, so the state stays while its theme changes.
    if (frame.isConnected) frame.contentWindow?.location.replace(url)
    else frame.src = url
    if (!frame.isConnected) link.before(frame)
  }

  select.addEventListener('change', () => {
    const url = new URL(location.href)
    if (select.value) url.searchParams.set(parameter, select.value)
    else url.searchParams.delete(parameter)
    history.replaceState(history.state, '', url)
    update()
  })
  followSettings(wallet, update)

  // The page does not wait for the chunk with the states, since they contain much data.
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

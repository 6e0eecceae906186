import { h } from '../../wallets/shared/dom.ts'
import { copyButton } from './copyButton.ts'
import { followSettings, readFeatures, readNetworks, readVariables } from './settings.ts'
import { type Chosen, snippets } from './snippets.ts'

/**
 * Returns attributes that differ from the defaults, without local networks. That the preview is in the page says nothing
 * of the reader's page, so `embedded` is a choice of its own.
 */
function chosenOf(wallet: HTMLElement, isEmbedded: boolean): Chosen {
  const features = readFeatures(wallet)
  const variables = readVariables(wallet)
  const mode = wallet.getAttribute('theme-mode') || 'auto'
  const networks = readNetworks(wallet).filter((one) => typeof one === 'string')
  return {
    'project-id': 'YOUR_PROJECT_ID',
    ...(networks.length > 0 && { networks: networks.join(' ') }),
    ...(wallet.getAttribute('layout') === 'wide' && { layout: 'wide' }),
    ...(mode !== 'auto' && { 'theme-mode': mode }),
    ...(Object.keys(variables).length > 0 && { 'theme-variables': variables }),
    ...(Object.keys(features).length > 0 && { features }),
    ...(isEmbedded && { embedded: '' }),
  }
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Shows tabs with the code for the settings. */
export function showCode(wallet: HTMLElement, place: HTMLElement): void {
  const names = Object.keys(snippets)
  let shown = names[0] ?? ''
  const embedded = h('input', { type: 'checkbox', onchange: () => write() })
  const code = h('code', {})
  const panel = h('pre', { role: 'tabpanel', id: 'code-panel', tabIndex: 0 }, code)

  const tabs = names.map((name) =>
    h(
      'button',
      { type: 'button', role: 'tab', id: `tab-${name}`, onclick: () => show(name) },
      name,
    ),
  )
  const list = h('div', { role: 'tablist', className: 'tabs', 'aria-label': 'Framework' }, ...tabs)
  list.addEventListener('keydown', (event) => {
    const isRtl = getComputedStyle(list).direction === 'rtl'
    const step = (steps[event.key] ?? 0) * (isRtl ? -1 : 1)
    if (!step) return
    event.preventDefault()
    const at = (names.indexOf(shown) + step + names.length) % names.length
    show(names[at] ?? shown)
    tabs[at]?.focus()
  })

  function write(): void {
    const next = snippets[shown]?.(chosenOf(wallet, embedded.checked)) ?? ''
    if (code.textContent !== next) code.textContent = next
  }
  function show(name: string): void {
    shown = name
    for (const tab of tabs) {
      const isShown = tab.textContent === name
      tab.ariaSelected = String(isShown)
      tab.tabIndex = isShown ? 0 : -1
      tab.setAttribute('aria-controls', panel.id)
    }
    panel.setAttribute('aria-labelledby', `tab-${name}`)
    write()
  }
  show(shown)
  place.append(
    h('div', { className: 'code-head' }, list, copyButton('the code', code)),
    panel,
    h('label', {}, embedded, h('span', {}, 'In the page, in place of a dialog')),
  )
  followSettings(wallet, write)
}

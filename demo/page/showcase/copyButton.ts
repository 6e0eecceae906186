import { h } from '../../wallets/shared/dom.ts'

const SHOWN_MS = 3000

/**
 * Copies text. Resolves with false if the browser refuses, or if the page is plain http and therefore has no clipboard.
 */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/**
 * A button that copies an element's text, and shows a confirmation for `SHOWN_MS`. If the browser refuses to copy, the
 * text is selected.
 */
export function copyButton(what: string, source: Element): HTMLElement {
  const status = h('span', { role: 'status', className: 'unseen' })
  let timer = 0
  const showLabel = (short: string, long: string) => {
    button.textContent = short
    status.textContent = long
  }
  const button = h(
    'button',
    {
      type: 'button',
      className: 'copy',
      'aria-label': `Copy ${what}`,
      onclick: async () => {
        if (await copy(source.textContent ?? '')) showLabel('Copied', `Copied ${what}`)
        else {
          getSelection()?.selectAllChildren(source)
          showLabel('Copy failed', `Copy failed. It is selected now: copy it by hand`)
        }
        clearTimeout(timer)
        timer = window.setTimeout(() => showLabel('Copy', ''), SHOWN_MS)
      },
    },
    'Copy',
  )
  return h('span', {}, button, status)
}

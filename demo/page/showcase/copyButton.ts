import { h } from '../../wallets/shared/dom.ts'

const SHOWN_MS = 1500

/** A button that copies what `text` gives when it is pressed, and says so for a moment. */
export function copyButton(what: string, text: () => string): HTMLElement {
  const status = h('span', { role: 'status', className: 'unseen' })
  const button = h(
    'button',
    {
      type: 'button',
      className: 'copy',
      'aria-label': `Copy ${what}`,
      onclick: async () => {
        const isCopied = await navigator.clipboard.writeText(text()).then(
          () => true,
          () => false,
        )
        button.textContent = isCopied ? 'Copied' : 'Not allowed'
        status.textContent = isCopied ? `Copied ${what}` : 'The browser did not allow copying'
        setTimeout(() => {
          button.textContent = 'Copy'
          status.textContent = ''
        }, SHOWN_MS)
      },
    },
    'Copy',
  )
  return h('span', {}, button, status)
}

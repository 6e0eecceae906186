import { WalletModalError } from '../../errors/WalletModalError.ts'

/**
 * Copies by a command, from a field that is selected for that moment. The command is obsolete, and the only way on pages
 * without the clipboard API, which are those on plain http beyond localhost. Returns false if the browser refuses.
 */
function copyByCommand(text: string, root: ShadowRoot): boolean {
  const { ownerDocument: page } = root.host
  const focused = root.activeElement as HTMLElement | null
  const field = page.createElement('textarea')
  field.value = text
  // A field that is read-only opens no keyboard.
  field.readOnly = true
  Object.assign(field.style, { position: 'fixed', opacity: '0' })
  // Outside of the open dialog no field can be focused.
  const place = root.querySelector('dialog[open]') ?? root
  place.append(field)
  try {
    field.select()
    // Safari on iOS does not select a read-only field as a whole (https://github.com/zenorocha/clipboard.js, version 2).
    field.setSelectionRange(0, text.length)
    return page.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    focused?.focus({ preventScroll: true })
  }
}

/**
 * Copies text. `root` is that of the modal.
 * @throws WalletModalError COPY_FAILED if the browser refuses
 */
export async function copyText(text: string, root: ShadowRoot | null | undefined): Promise<void> {
  // Typed as always there, but missing outside of secure contexts, and without its methods in some in-app browsers.
  const clipboard = navigator.clipboard as Partial<Clipboard> | undefined
  try {
    if (clipboard?.writeText) return await clipboard.writeText(text)
  } catch (cause) {
    throw new WalletModalError('COPY_FAILED', { cause })
  }
  if (root && copyByCommand(text, root)) return
  const longMessage =
    'The page has no clipboard: browsers offer it on https and on localhost alone.'
  throw new WalletModalError('COPY_FAILED', { longMessage })
}

import { log } from '../../utils/log.ts'
import { loadEmbeddedWallet } from './loadEmbeddedWallet.ts'

/**
 * Sends the current theme to the frame; called when the view with the frame appears. The view renders `<slot
 * name={frameSlot}>`: the iframe stays a child of the element in the page and is projected into that slot. So it never
 * moves (which would reload it), lies in the dialog's top layer, can be clicked and tabbed into, and is not inert. Its
 * key events stay in the frame: Escape closes the dialog only while the focus is outside. When the view is left,
 * pending requests are aborted without a further call.
 */
export function showFrame(): void {
  loadEmbeddedWallet()
    .then((wallet) => wallet.syncTheme())
    .catch((thrown: unknown) => log('warn', 'the frame did not get the theme', thrown))
}

/** Name of the slot that shows the iframe, which fills the slot's box. */
export const frameSlot = 'frame'

import { log } from '../../utils/log.ts'
import { loadEmbeddedWallet } from '../connection/loadEmbeddedWallet.ts'

/**
 * To be called by the view that shows the frame when it appears: the frame gets the page's present colours.
 * The view itself renders `<slot name={frameSlot}>`: the iframe is a child of the element in the page, for
 * good, and is seen where that slot stands. So it never moves (it would load anew), and as it is projected
 * into our dialog it lies in its top layer, can be clicked and tabbed into, and is not inert. Keys pressed
 * in it are the frame's: Escape closes the dialog only while the focus is in the rest of it. When the view
 * goes, by whatever way, requests that still wait are aborted; nothing has to be called then.
 */
export function showFrame(): void {
  loadEmbeddedWallet()
    .then((wallet) => wallet.syncTheme())
    .catch((thrown: unknown) => log('warn', 'the frame could not be told the theme', thrown))
}

/** The name of the slot that the iframe is seen in. It fills the slot's box. */
export const frameSlot = 'frame'

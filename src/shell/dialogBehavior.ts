import { trackStart } from '../actions/report/trackStart.ts'
import { addStyles } from '../theme/styles.ts'
import css from './dialogBehavior.css'
import { dragSheet } from './dragSheet.ts'
import { dropSecondClick } from './dropSecondClick.ts'
import { fitToast } from './fitToast.ts'
import { keepFocus } from './keepFocus.ts'
import { keepPlace } from './keepPlace.ts'
import { liftAboveKeyboard } from './liftAboveKeyboard.ts'
import { markBusy } from './markBusy.ts'
import { slideOut } from './slideOut.ts'

addStyles(css)

/**
 * Dialog behaviour: focus, place, drag to close, keyboard inset, double clicks, room for toasts. Loads once the first view
 * is painted and works on the card's elements alone. Also records that the first card is shown.
 *
 * @param close returns true if the card closes; some views cannot be closed
 * @returns a function that detaches it
 */
export function attachDialogBehavior(card: HTMLElement, close: () => boolean): () => void {
  trackStart()
  const releases = [
    slideOut(card),
    keepFocus(card),
    keepPlace(card),
    markBusy(card),
    dropSecondClick(card),
    fitToast(card),
    dragSheet(card, close),
    liftAboveKeyboard(card),
  ]
  return () => {
    for (const release of releases) release()
  }
}

import { trackStart } from '../actions/report/trackStart.ts'
import { addStyles } from '../theme/styles.ts'
import { dragSheet } from './dragSheet.ts'
import { dropSecondClick } from './dropSecondClick.ts'
import { fitToast } from './fitToast.ts'
import { keepFocus } from './keepFocus.ts'
import { keepPlace } from './keepPlace.ts'
import { liftAboveKeyboard } from './liftAboveKeyboard.ts'
import css from './manners.css'
import { markBusy } from './markBusy.ts'
import { slideOut } from './slideOut.ts'

addStyles(css)

/**
 * How the card behaves in the hand, whatever it shows. It loads once the first view is painted, and works on the
 * card's elements alone: views need to know nothing of it. That the first card is there is told from here, too.
 *
 * @param close says whether the card closes: some views cannot be left.
 * @returns a function that lets go of the card
 */
export function attachManners(card: HTMLElement, close: () => boolean): () => void {
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

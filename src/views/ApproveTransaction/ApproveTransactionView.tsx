import { useEffect } from 'react'
import { loadEmbeddedWallet } from '../../actions/embeddedWallet/loadEmbeddedWallet.ts'
import { type Review, review } from '../../controllers/review.ts'
import { addStyles } from '../../theme/styles.ts'
import { log } from '../../utils/log.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useText } from '../context.ts'
import css from './ApproveTransaction.css'
import { RequestReview } from './RequestReview.tsx'

addStyles(css)

/** Shows the review of a page's request, or the embedded wallet's own prompt. */
export default function ApproveTransactionView() {
  const shown = useStateOf(review).shown as Review | null
  return shown ? <RequestReview review={shown} /> : <Frame />
}

function sendTheme(): void {
  loadEmbeddedWallet()
    .then((wallet) => wallet.syncTheme())
    .catch((thrown: unknown) => log('warn', 'the frame did not get the theme', thrown))
}

/**
 * Shows the embedded wallet's prompt in the wallet's iframe. The page cannot click in the iframe, which has another
 * origin.
 *
 * The iframe stays a child of the element in the page, since a move would reload it. The slot `frame` renders it in the
 * dialog's top layer, where it is not inert and gets clicks and the focus.
 *
 * Key events in the iframe do not reach the modal, so Escape closes the dialog only while the focus is outside the
 * iframe.
 */
function Frame() {
  const { t } = useText()
  useEffect(sendTheme, [])
  return (
    <div className="approve">
      <p role="status">{t('approve.waiting')}</p>
      <slot name="frame" />
    </div>
  )
}

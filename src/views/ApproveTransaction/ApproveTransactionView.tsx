import { useEffect } from 'react'
import { useSnapshot } from 'valtio/react'
import { loadEmbeddedWallet } from '../../actions/embeddedWallet/loadEmbeddedWallet.ts'
import { type CallReview, calls } from '../../controllers/calls.ts'
import { addStyles } from '../../theme/styles.ts'
import { log } from '../../utils/log.ts'
import { useText } from '../context.ts'
import css from './ApproveTransaction.css'
import { CallsReview } from './CallsReview.tsx'

addStyles(css)

/** Shows the review of a page's batch of calls, or the embedded wallet's own prompt. */
export default function ApproveTransactionView() {
  const review = useSnapshot(calls).review as CallReview | null
  return review ? <CallsReview review={review} /> : <Frame />
}

function sendTheme(): void {
  loadEmbeddedWallet()
    .then((wallet) => wallet.syncTheme())
    .catch((thrown: unknown) => log('warn', 'the frame did not get the theme', thrown))
}

/**
 * Shows a request in the embedded wallet's frame. The page around it cannot press the frame's buttons. The iframe stays a
 * child of the element in the page and is projected into the slot `frame`, whose box it fills. So it never moves (which
 * would reload it), lies in the dialog's top layer, can be clicked and tabbed into, and is not inert. Its key events stay
 * in the frame: Escape closes the dialog only while the focus is outside.
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

import { useEffect } from 'react'
import { useSnapshot } from 'valtio/react'
import { frameSlot, showFrame } from '../../actions/embeddedWallet/showFrame.ts'
import { type CallReview, calls } from '../../controllers/calls.ts'
import { addStyles } from '../../theme/styles.ts'
import { useText } from '../context.ts'
import css from './ApproveTransaction.css'
import { CallsReview } from './CallsReview.tsx'

addStyles(css)

/** Shows the review of a page's batch of calls, or the embedded wallet's own prompt. */
export default function ApproveTransactionView() {
  const review = useSnapshot(calls).review as CallReview | null
  return review ? <CallsReview review={review} /> : <Frame />
}

/** Shows a request in the embedded wallet's frame. The page around it cannot press the frame's buttons. */
function Frame() {
  const { t } = useText()
  useEffect(() => showFrame(), [])
  return (
    <div className="approve">
      <p role="status">{t('approve.waiting')}</p>
      <slot name={frameSlot} />
    </div>
  )
}

import { useEffect } from 'react'
import { useSnapshot } from 'valtio/react'
import { frameSlot, showFrame } from '../../actions/embeddedWallet/showFrame.ts'
import { type CallReview, calls } from '../../controllers/calls.ts'
import { addStyles } from '../../theme/styles.ts'
import { useText } from '../context.ts'
import css from './ApproveTransaction.css'
import { CallsReview } from './CallsReview.tsx'

addStyles(css)

/** A page's calls are reviewed before the request to the wallet. */
export default function ApproveTransactionView() {
  const review = useSnapshot(calls).review as CallReview | null
  return review ? <CallsReview review={review} /> : <Frame />
}

/** A request to the embedded wallet, approved in its own frame: this page cannot press its buttons. */
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

import { useEffect } from 'react'
import { frameSlot, showFrame } from '../../actions/embeddedWallet/showFrame.ts'
import { addStyles } from '../../theme/styles.ts'
import { useText } from '../context.ts'
import css from './ApproveTransaction.css'

addStyles(css)

/** A request to the embedded wallet, shown and answered in its own frame: this page cannot press its buttons. */
export default function ApproveTransactionView() {
  const { t } = useText()
  useEffect(() => showFrame(), [])
  return (
    <div className="approve">
      <p role="status">{t('approve.waiting')}</p>
      <slot name={frameSlot} />
    </div>
  )
}

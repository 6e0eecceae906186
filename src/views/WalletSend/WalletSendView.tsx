import { useEffect, useRef } from 'react'
import { assessDraft } from '../../actions/send/assessDraft.ts'
import { fillDraft } from '../../actions/send/fillDraft.ts'
import { prepareDraft, trackOpened } from '../../actions/send/prepareDraft.ts'
import { sendingAccount } from '../../actions/send/sendingAccount.ts'
import { Button } from '../../components/Button.tsx'
import { Footer } from '../../components/Footer.tsx'
import { Notice } from '../../components/Notice.tsx'
import { networks } from '../../controllers/networks.ts'
import { preparing, type SendState, send, updateSend } from '../../controllers/send.ts'
import { addStyles } from '../../theme/styles.ts'
import type { Preparation } from '../../types/send.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal, useText } from '../context.ts'
import { MovedCurrency } from '../shared/MovedCurrency.tsx'
import { useChunk } from '../shared/useChunk.ts'
import { usePayer } from '../shared/usePayer.ts'
import type { ViewProps } from '../viewDefinition.ts'
import { AmountField } from './AmountField.tsx'
import { NoteField } from './NoteField.tsx'
import { ReceiverField } from './ReceiverField.tsx'
import { SendTotal } from './SendTotal.tsx'
import css from './WalletSend.css'

addStyles(css)

interface SendPreparationProps {
  preparation: Preparation | null
  /** Name of the active network. */
  network: string
  onRetry: () => void
}

/** Shows the progress of loading the code and data for transfers. CSS delays it, so that a fast load shows nothing. */
function SendPreparation({ preparation, network, onRetry }: SendPreparationProps) {
  const { t } = useText()
  if (!preparation) return null
  const text = t(`send.preparing.${preparation}`, { network })
  if (preparation === 'failed')
    return <Notice message={text} action={{ label: t('retry'), run: onRetry }} />
  return (
    <div className="preparation">
      <progress max={2} value={preparation === 'code' ? 0 : 1} aria-label={text} />
      <p className="quiet" role="status">
        {text}
      </p>
    </div>
  )
}

export default function WalletSendView({ data }: ViewProps) {
  const modal = useModal()
  const { t, locale } = useText()
  const amountInput = useRef<HTMLInputElement>(null)
  const receiverInput = useRef<HTMLInputElement>(null)
  const { token, recipient, amount } = data
  const payer = usePayer(sendingAccount)
  const draft = useStateOf(send, { sync: true }) as SendState
  const { active, activeNamespace } = useStateOf(networks)
  const owner = payer && `${payer.network.caipNetworkId}:${payer.address}`

  // Coming back from a later view does not count as opening Send; `tokenBalances` is not empty then.
  useEffect(() => {
    if (send.tokenBalances.length === 0) trackOpened()
    return preparing.leave
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: tokens are read again for each account and network
  useEffect(() => {
    prepareDraft(token).catch(() => {})
    if (recipient === undefined && amount === undefined) return
    const isFilled = fillDraft({ token: token ?? null, recipient, amount }, locale)
    const isWhole = recipient !== undefined && amount !== undefined
    updateSend({ isReviewRequested: isFilled && isWhole })
    // Removes `recipient` and `amount` from the view's data, so that they do not overwrite the user's input when the
    // user comes back from the review.
    modal.router.replace('WalletSend', { token })
  }, [owner, token])

  const hasFeeField =
    draft.limits !== null || draft.feeRates.length > 0 || draft.feeFailure !== null
  const fields = useChunk(hasFeeField, () => import('./FeeFields.tsx'))
  const assessment = payer && assessDraft(draft, payer)
  const isReady =
    assessment?.step === 'preview' && assessment.balance !== null && draft.receiverAddress !== null

  useEffect(() => {
    if (!draft.isReviewRequested || !isReady) return
    updateSend({ isReviewRequested: false })
    modal.router.push('WalletSendPreview')
  }, [draft.isReviewRequested, isReady, modal])

  if (!payer || !assessment) {
    const network = active[activeNamespace]?.name ?? ''
    return <p className="quiet send-unsupported">{t('send.unsupported', { network })}</p>
  }
  const { step } = assessment
  const isReceiverFault = step === 'addAddress' || step === 'invalidAddress' || step === 'preview'
  return (
    <form
      className="send"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (step === 'preview' && draft.receiverAddress) modal.router.push('WalletSendPreview')
      }}
    >
      <MovedCurrency network={payer.network} />
      <AmountField payer={payer} assessment={assessment} input={amountInput}>
        {fields && <fields.LimitHints assessment={assessment} />}
      </AmountField>
      <ReceiverField network={payer.network} input={receiverInput} />
      <NoteField payer={payer} />
      <SendPreparation
        preparation={draft.preparation}
        network={payer.network.name}
        onRetry={() => void prepareDraft().catch(() => {})}
      />
      {fields && <fields.FeeRates payer={payer} assessment={assessment} />}
      <Footer>
        <SendTotal payer={payer} draft={draft} amount={assessment.amount} />
        <Button
          variant="primary"
          disabled={step !== 'preview' || !draft.receiverAddress}
          fault={isReceiverFault ? receiverInput : amountInput}
          onClick={() => modal.router.push('WalletSendPreview')}
        >
          {t(`send.step.${step}`)}
        </Button>
      </Footer>
    </form>
  )
}

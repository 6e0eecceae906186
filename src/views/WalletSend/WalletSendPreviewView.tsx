import { useEffect } from 'react'
import { mustConfirm } from '../../actions/send/checkReceiver.ts'
import { pressSend } from '../../actions/send/pressSend.ts'
import { reviewDraft } from '../../actions/send/reviewDraft.ts'
import { sendingAccount } from '../../actions/send/sendingAccount.ts'
import { sendStep } from '../../actions/send/sendStep.ts'
import { Footer } from '../../components/Footer.tsx'
import { Icon } from '../../components/Icon.tsx'
import { reviewing, type SendState, send, sendOrder } from '../../controllers/send.ts'
import type { MessageKey } from '../../i18n/messages.ts'
import type { ReceiverCheck } from '../../types/send.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal, useText } from '../context.ts'
import { ReviewActions } from '../shared/ReviewRows.tsx'
import { ReviewFailure, WalletWait } from '../shared/ReviewState.tsx'
import { StaleNotice } from '../shared/StaleNotice.tsx'
import { useLeaveOrder } from '../shared/useLeaveOrder.ts'
import { usePayer } from '../shared/usePayer.ts'
import { PreviewRows } from './PreviewRows.tsx'
import { OrderTotal } from './SendTotal.tsx'

const warningsId = 'send-warnings'

interface WarningsProps {
  check: ReceiverCheck
  symbol: string
  /** Name of the active network. */
  here: string
}

/** Shows the warnings about a receiver; a live region announces them when they have loaded. */
function Warnings({ check: { warnings, refusal }, symbol, here }: WarningsProps) {
  const { t } = useText()
  return (
    <div id={warningsId} className="warnings" role="alert">
      <ul>
        {refusal && (
          <li data-grave="">
            <Icon name="alert" />
            <p>
              {refusal === 'paymentExpired'
                ? t(`send.receiver.${refusal}`)
                : t(`send.refusal.${refusal}`, { symbol })}
            </p>
          </li>
        )}
        {warnings.map((warning) => (
          <li key={warning.kind} data-grave={mustConfirm(warning) ? '' : undefined}>
            <Icon name={mustConfirm(warning) ? 'alert' : 'info'} />
            <p>{t(`send.warning.${warning.kind}` as MessageKey, { ...warning, here })}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

export default function WalletSendPreviewView() {
  const modal = useModal()
  const { t, locale } = useText()
  const payer = usePayer(sendingAccount)
  const { review, loading, failure, mayHaveBeenSent } = useStateOf(send) as SendState

  // Account and network drop the draft with its order; a new review begins for the other account.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is made once for each account
  useEffect(() => {
    void reviewDraft(locale)
    return reviewing.leave
  }, [payer?.address, payer?.network.caipNetworkId])

  useLeaveOrder('WalletSendPreview', sendOrder.leave)

  if (!payer || !review) return null
  const { order, check, stale } = review
  const step = sendStep({ review, loading }, Date.now())
  const isVerified = order?.pays.token === null || (check != null && check.refusal !== 'decimals')
  const native = payer.network.nativeCurrency
  const label = {
    confirm: 'send.send',
    submit: review.confirmed ? 'send.sendAnyway' : 'send.send',
    renew: 'order.renew',
  } as const
  return (
    <div className="review send-preview">
      {loading && <WalletWait payer={payer} />}
      <PreviewRows order={order} network={payer.network} isVerified={isVerified} />
      {check && order && (
        <Warnings check={check} symbol={order.pays.symbol} here={payer.network.name} />
      )}
      <p className="state" role="status">
        {step === 'incomplete' && <span>{t('send.preview.incomplete')}</span>}
        {order && !check && <span>{t('send.preview.checking')}</span>}
        {step === 'submit' && review.confirmed && <span>{t('send.preview.confirm')}</span>}
      </p>
      {stale && order && <StaleNotice stale={stale} native={native} arriving={order.pays} />}
      {failure && !loading && !stale && (
        <ReviewFailure failure={failure} hint={mayHaveBeenSent && t('send.failedHint')} />
      )}
      <Footer>
        {order && isVerified && <OrderTotal order={order} />}
        <ReviewActions
          cancel={t('send.cancel')}
          onCancel={() => modal.router.goBack()}
          submit={t(Object.hasOwn(label, step) ? label[step as keyof typeof label] : 'send.send')}
          isDisabled={step === 'wait' || step === 'refuse'}
          isDanger={review.confirmed !== null && step === 'submit'}
          describedBy={review.confirmed ? warningsId : undefined}
          onSubmit={() => void pressSend(modal)}
        />
      </Footer>
    </div>
  )
}

import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { assessDraft } from '../../actions/send/assessDraft.ts'
import { mustConfirm, type ReceiverCheck } from '../../actions/send/checkReceiver.ts'
import { reviewDraft } from '../../actions/send/reviewDraft.ts'
import { sendDraft } from '../../actions/send/sendDraft.ts'
import { sendingAccount } from '../../actions/send/sendingAccount.ts'
import { Footer } from '../../components/Footer.tsx'
import { Icon } from '../../components/Icon.tsx'
import { type SendState, send, sendOrder, updateSend } from '../../controllers/send.ts'
import { useModal, useText } from '../context.ts'
import { ReviewActions } from '../shared/ReviewRows.tsx'
import { ReviewFailure, WalletWait } from '../shared/ReviewState.tsx'
import { useLeaveOrder } from '../shared/useLeaveOrder.ts'
import { usePayer } from '../shared/usePayer.ts'
import { PreviewRows } from './PreviewRows.tsx'
import { SendTotal } from './SendTotal.tsx'

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
    <div className="warnings" role="alert">
      <ul>
        {refusal && (
          <li data-grave="">
            <Icon name="alert" />
            <p>{t(`send.refusal.${refusal}`, { symbol })}</p>
          </li>
        )}
        {warnings.map((warning) => (
          <li key={warning.kind} data-grave={mustConfirm(warning) ? '' : undefined}>
            <Icon name={mustConfirm(warning) ? 'alert' : 'info'} />
            <p>{t(`send.warning.${warning.kind}`, { ...warning, here })}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

export default function WalletSendPreviewView() {
  const modal = useModal()
  const { t } = useText()
  const payer = usePayer(sendingAccount)
  const draft = useSnapshot(send) as SendState
  const [check, setCheck] = useState<ReceiverCheck>()
  const [isConfirming, setConfirming] = useState(false)
  const { token, receiverAddress, loading, failure } = draft
  const assessment = payer && assessDraft(draft, payer)
  const amount = assessment?.amount ?? null
  const isWhole = token !== null && amount !== null && receiverAddress !== null

  // biome-ignore lint/correctness/useExhaustiveDependencies: the receiver is checked once for each token
  useEffect(() => {
    setCheck(undefined)
    setConfirming(false)
    if (!payer || !token || !receiverAddress) return
    let isCurrent = true
    void reviewDraft(payer, { token, to: receiverAddress, amount }).then((checked) => {
      if (isCurrent) setCheck(checked)
    })
    return () => {
      isCurrent = false
    }
  }, [payer?.address, payer?.network.caipNetworkId, receiverAddress, token?.address])

  // The failure of a previous review does not concern this review.
  useEffect(() => {
    updateSend({ failure: null })
  }, [])

  useLeaveOrder('WalletSendPreview', sendOrder.leave)

  if (!payer || !assessment) return null
  const isChecking = isWhole && !check
  const mustAgree = check?.warnings.some(mustConfirm) ?? false
  const needsConfirmation = mustAgree && isConfirming
  const isVerified = check !== undefined && check.refusal !== 'decimals'
  // Base units depend on the token's decimals, so the amount is uncertain until the decimals are verified.
  const known = isVerified || token?.address === undefined ? amount : null

  function press() {
    if (mustAgree && !isConfirming) setConfirming(true)
    else void sendDraft(modal)
  }

  return (
    <div className="review send-preview">
      {loading && <WalletWait payer={payer} />}
      <PreviewRows payer={payer} draft={draft} assessment={assessment} amount={known} />
      {check && token && <Warnings check={check} symbol={token.symbol} here={payer.network.name} />}
      <p className="state" role="status">
        {!isWhole && t('send.preview.incomplete')}
        {isChecking && t('send.preview.checking')}
        {needsConfirmation && !loading && t('send.preview.confirm')}
      </p>
      {failure && !loading && (
        <ReviewFailure failure={failure} hint={draft.mayHaveBeenSent && t('send.failedHint')} />
      )}
      <Footer>
        <SendTotal payer={payer} draft={draft} amount={known} />
        <ReviewActions
          cancel={t('send.cancel')}
          onCancel={() => modal.router.goBack()}
          submit={t(needsConfirmation ? 'send.sendAnyway' : 'send.send')}
          isDisabled={isChecking || loading || check?.refusal != null}
          onSubmit={press}
        />
      </Footer>
    </div>
  )
}

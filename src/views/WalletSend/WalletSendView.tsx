import { useEffect } from 'react'
import { useSnapshot } from 'valtio/react'
import { assessDraft } from '../../actions/send/assessDraft.ts'
import { prepareDraft } from '../../actions/send/prepareDraft.ts'
import { sendingAccount } from '../../actions/send/sendingAccount.ts'
import { trackOpened } from '../../actions/send/trackOpened.ts'
import { Button } from '../../components/Button.tsx'
import { networks } from '../../controllers/networks.ts'
import { type SendState, send } from '../../controllers/send.ts'
import { addStyles } from '../../theme/styles.ts'
import { useModal, useText } from '../context.ts'
import { usePayer } from '../shared/usePayer.ts'
import type { ViewProps } from '../viewProps.ts'
import { AmountField } from './AmountField.tsx'
import { ReceiverField } from './ReceiverField.tsx'
import css from './WalletSend.css'

addStyles(css)

export default function WalletSendView({ data: { token } }: ViewProps) {
  const modal = useModal()
  const { t } = useText()
  const payer = usePayer(sendingAccount)
  const draft = useSnapshot(send, { sync: true }) as SendState
  const { active, activeNamespace } = useSnapshot(networks)
  const owner = payer && `${payer.network.caipNetworkId}:${payer.address}`

  // On the way back from a later view, the draft exists.
  useEffect(() => {
    if (send.tokenBalances.length === 0) trackOpened()
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew for each account and network
  useEffect(() => {
    prepareDraft(token).catch(() => {})
  }, [owner, token])

  if (!payer) {
    const network = active[activeNamespace]?.name ?? ''
    return <p className="quiet send-unsupported">{t('send.unsupported', { network })}</p>
  }
  const assessment = assessDraft(draft, payer)
  const { step } = assessment
  return (
    <form
      className="send"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (step === 'preview' && draft.receiverAddress) modal.router.push('WalletSendPreview')
      }}
    >
      <AmountField payer={payer} assessment={assessment} />
      <ReceiverField network={payer.network} />
      <Button
        variant="primary"
        disabled={step !== 'preview' || !draft.receiverAddress}
        onClick={() => modal.router.push('WalletSendPreview')}
      >
        {t(`send.step.${step}`)}
      </Button>
    </form>
  )
}

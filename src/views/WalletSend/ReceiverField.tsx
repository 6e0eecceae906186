import { useId } from 'react'
import { useSnapshot } from 'valtio/react'
import { enterReceiver } from '../../actions/send/enterReceiver.ts'
import { type SendState, send } from '../../controllers/send.ts'
import { shortAddress } from '../../utils/shortAddress.ts'
import { useText } from '../context.ts'
import { Avatar } from '../shared/Avatar.tsx'

export function ReceiverField({ network }: { network: { name: string } }) {
  const { t, language } = useText()
  const id = useId()
  const draft = useSnapshot(send, { sync: true }) as SendState
  const { receiverAddress, receiverProblem, receiverProfileName, isResolving } = draft
  const problem =
    receiverProblem && t(`send.receiver.${receiverProblem}`, { network: network.name })
  return (
    <div className="receiver-field">
      <label htmlFor={id}>{t('send.receiver')}</label>
      <div className="field" data-invalid={problem ? '' : undefined}>
        <input
          id={id}
          part="input"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          dir="auto"
          placeholder={t('send.receiverPlaceholder')}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-state`}
          value={draft.receiverInput}
          onChange={(event) => void enterReceiver(event.target.value, language)}
        />
        {receiverAddress && (
          <Avatar address={receiverAddress} src={draft.receiverProfileImageUrl} />
        )}
        {isResolving && <span className="spinner" />}
      </div>
      <p id={`${id}-state`} className={problem ? 'error' : 'quiet'} role="status">
        {problem}
        {isResolving && <span className="visually-hidden">{t('send.resolving')}</span>}
        {receiverAddress && receiverProfileName && (
          <span title={receiverAddress}>
            {t('send.resolved', {
              name: receiverProfileName,
              address: shortAddress(receiverAddress),
            })}
          </span>
        )}
      </p>
      {draft.paymentWords && (
        <p className="quiet">{t('send.paymentWords', { words: draft.paymentWords })}</p>
      )}
    </div>
  )
}

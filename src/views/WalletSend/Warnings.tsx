import { mustConfirm, type ReceiverCheck } from '../../actions/send/checkReceiver.ts'
import { Icon } from '../../components/Icon.tsx'
import { useText } from '../context.ts'

interface WarningsProps {
  check: ReceiverCheck
  symbol: string
  /** The network's name. */
  here: string
}

/** Screen readers announce them once they are known. */
export function Warnings({ check: { warnings, refusal }, symbol, here }: WarningsProps) {
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

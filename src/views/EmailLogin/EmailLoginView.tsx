import { useText } from '../context.ts'
import { EmailSection } from '../login/EmailSection.tsx'
import { Legal } from '../login/Legal.tsx'

/** The email login alone, for hosts that open it by their own button. */
export default function EmailLoginView() {
  const { t } = useText()
  return (
    <div className="connect">
      <Legal>
        <EmailSection autoFocus />
        <p className="quiet">{t('email.hint')}</p>
      </Legal>
    </div>
  )
}

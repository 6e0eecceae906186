import { useText } from '../context.ts'
import { EmailSection } from '../login/EmailSection.tsx'
import { Legal } from '../login/Legal.tsx'

/** For hosts that open the email login by a button of their own. */
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

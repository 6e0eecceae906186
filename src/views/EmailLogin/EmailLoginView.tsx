import { useText } from '../context.ts'
import { EmailSection } from '../login/EmailSection.tsx'
import { Legal } from '../login/Legal.tsx'

/** The email field without wallets and social logins, for hosts that open this view from a button in the page. */
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

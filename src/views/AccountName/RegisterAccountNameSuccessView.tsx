import { Button } from '../../components/Button.tsx'
import { Icon } from '../../components/Icon.tsx'
import { accounts } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import { addStyles } from '../../theme/styles.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal, useText } from '../context.ts'
import css from './AccountName.css'

addStyles(css)

export default function RegisterAccountNameSuccessView() {
  const modal = useModal()
  const { t } = useText()
  const { activeNamespace } = useStateOf(networks)
  const name = useStateOf(accounts)[activeNamespace]?.profileName
  return (
    <div className="account-name">
      <div className="registered" role="status">
        <span className="mark">
          <Icon name="check" size={32} />
        </span>
        <h2 dir="auto">{name}</h2>
        <p className="quiet">{t('name.successHint')}</p>
      </div>
      <Button variant="primary" onClick={() => modal.router.reset('Account')}>
        {t('name.done')}
      </Button>
    </div>
  )
}

import { useSnapshot } from 'valtio/react'
import { Button } from '../../components/Button.tsx'
import { LineIcon } from '../../components/Icon.tsx'
import { type SmartSessionsState, smartSessions } from '../../controllers/smartSessions.ts'
import { addStyles } from '../../theme/styles.ts'
import { useAccount } from '../Account/useAccount.ts'
import { useModal, useText } from '../context.ts'
import { clockPath } from '../shared/paths.ts'
import { Permissions } from './Permissions.tsx'
import css from './SmartSession.css'
import { useDate } from './useDate.ts'

addStyles(css)

/** A wallet has just granted this page a session: what it may do from now on, and until when. */
export default function SmartSessionCreatedView() {
  const modal = useModal()
  const { t } = useText()
  const { network } = useAccount()
  const { created, units } = useSnapshot(smartSessions) as SmartSessionsState
  const date = useDate(created?.session.expiresAt ?? 0)
  if (!created) return null
  const { session, permissions } = created
  return (
    <div className="sessions">
      <span className="mark">
        <LineIcon path={clockPath} size={40} />
      </span>
      <h2>{t('sessions.created', { app: session.app.name })}</h2>
      <p className="about">{t('sessions.createdAbout')}</p>
      <ul className="session-list">
        <li>
          <strong>{t('sessions.until', { date })}</strong>
          <Permissions permissions={permissions} network={network} units={units} />
        </li>
      </ul>
      <div className="pair">
        <Button onClick={() => modal.router.replace('SmartSessionList')}>
          {t('sessions.all')}
        </Button>
        <Button variant="primary" onClick={() => modal.router.goBack()}>
          {t('sessions.done')}
        </Button>
      </div>
    </div>
  )
}

import { Button } from '../../components/Button.tsx'
import { LineIcon } from '../../components/Icon.tsx'
import {
  type ShownSession,
  type SmartSessionsState,
  smartSessions,
} from '../../controllers/smartSessions.ts'
import { addStyles } from '../../theme/styles.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal, useText } from '../context.ts'
import { clockPath } from '../shared/paths.ts'
import { Permissions } from './Permissions.tsx'
import css from './SmartSession.css'
import { useSessionText } from './useSessionText.ts'

addStyles(css)

export default function SmartSessionCreatedView() {
  const { created } = useStateOf(smartSessions) as SmartSessionsState
  if (!created) return null
  return <Created shown={created} />
}

function Created({ shown }: { shown: ShownSession }) {
  const modal = useModal()
  const { t } = useText()
  const { name, until } = useSessionText(shown.session)
  const network = shown.network?.name ?? shown.session.caipNetworkId
  return (
    <div className="sessions">
      <span className="mark">
        <LineIcon path={clockPath} size={40} />
      </span>
      <h2>{t('sessions.created', { app: name })}</h2>
      <p className="about">{t('sessions.createdAbout', { network })}</p>
      <ul className="session-list">
        <li>
          <strong>{until}</strong>
          <Permissions shown={shown} />
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

import { revokeSmartSession } from '../../actions/smartSessions/revokeSmartSession.ts'
import { Letter, Tile } from '../../components/Tile.tsx'
import type { ShownSession } from '../../controllers/smartSessions.ts'
import type { Namespace } from '../../types/caip.ts'
import { useText } from '../context.ts'
import { Permissions } from './Permissions.tsx'
import { useSessionText } from './useSessionText.ts'

interface SessionCardProps {
  shown: ShownSession
  namespace: Namespace
  isExpired: boolean
  isRevoking: boolean
}

export function SessionCard(props: SessionCardProps) {
  const { shown, namespace, isExpired, isRevoking } = props
  const { session } = shown
  const { app, isRevoked } = session
  const { t } = useText()
  const { name, host, date, until } = useSessionText(session)
  const isOver = isRevoked || isExpired
  const end = isExpired ? t('sessions.expired', { date }) : until
  return (
    <li data-over={isOver ? '' : undefined}>
      <div className="app">
        <Tile src={app.iconUrl ?? undefined} fallback={<Letter name={name} />} />
        <span>
          <strong dir="auto">{name}</strong>
          {app.name && host && <bdi className="quiet">{host}</bdi>}
          <span className="quiet">{isRevoked ? t('sessions.revoked') : end}</span>
        </span>
      </div>
      <Permissions shown={shown} />
      {!isOver && (
        <button
          type="button"
          className="button"
          part="button"
          data-variant="secondary"
          aria-label={isRevoking ? undefined : t('sessions.revokeOf', { app: name })}
          disabled={isRevoking}
          onClick={() => void revokeSmartSession(namespace, session)}
        >
          {t(isRevoking ? 'sessions.revoking' : 'sessions.revoke')}
        </button>
      )}
    </li>
  )
}

import { revokeSmartSession } from '../../actions/smartSessions/revokeSmartSession.ts'
import { Letter, Tile } from '../../components/Tile.tsx'
import type { ShownSession } from '../../controllers/smartSessions.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Network } from '../../types/network.ts'
import type { TokenUnit } from '../../types/token.ts'
import { useText } from '../context.ts'
import { Permissions } from './Permissions.tsx'
import { useDate } from './useDate.ts'

interface SessionCardProps {
  shown: ShownSession
  namespace: Namespace
  network: Network | undefined
  units: Readonly<Record<string, TokenUnit>>
  isExpired: boolean
  /** The session that is being revoked: one at a time. */
  revoking: string | null
}

/** One session: whose it is, how long it is good for, what it permits, and the button that ends it. */
export function SessionCard(props: SessionCardProps) {
  const { shown, namespace, network, units, isExpired, revoking } = props
  const { session, permissions } = shown
  const { app, expiresAt, isRevoked, pci } = session
  const { t } = useText()
  const date = useDate(expiresAt)
  const isOver = isRevoked || isExpired
  const state = isRevoked
    ? t('sessions.revoked')
    : t(isExpired ? 'sessions.expired' : 'sessions.until', { date })
  return (
    <li data-over={isOver ? '' : undefined}>
      <div className="app">
        <Tile src={app.iconUrl ?? undefined} fallback={<Letter name={app.name} />} />
        <span>
          <strong dir="auto">{app.name}</strong>
          {app.url && <bdi className="quiet">{new URL(app.url).host}</bdi>}
          <span className="quiet">{state}</span>
        </span>
      </div>
      <Permissions permissions={permissions} network={network} units={units} />
      {!isOver && (
        <button
          type="button"
          className="button"
          part="button"
          data-variant="secondary"
          aria-label={revoking === pci ? undefined : t('sessions.revokeOf', { app: app.name })}
          disabled={revoking !== null}
          onClick={() => void revokeSmartSession(namespace, session)}
        >
          {t(revoking === pci ? 'sessions.revoking' : 'sessions.revoke')}
        </button>
      )}
    </li>
  )
}

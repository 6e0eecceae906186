import type { ShownSession } from '../../controllers/smartSessions.ts'
import { useText } from '../context.ts'
import { usePermission } from './usePermission.tsx'

/** Lists the permissions of a session, with full contract addresses. */
export function Permissions({ shown }: { shown: ShownSession }) {
  const { session, permissions, network, units } = shown
  const { t } = useText()
  const say = usePermission(network, units)
  const more = session.permissions.length - permissions.length
  return (
    <ul className="permissions" aria-label={t('sessions.may')}>
      {permissions.map((permission, index) => {
        const { text, note, at, isGrave } = say(permission)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: permissions have no identity but their index
          <li key={index} data-grave={isGrave ? '' : undefined}>
            <strong>{text}</strong>
            {note && <span>{note}</span>}
            {at && (
              <span className="quiet">
                {t(permission.kind === 'token' ? 'sessions.token' : 'sessions.at')}{' '}
                <span className="address">{at}</span>
              </span>
            )}
          </li>
        )
      })}
      {more > 0 && <li data-grave="">{t('sessions.more', { count: String(more) })}</li>}
      {permissions.length === 0 && <li>{t('sessions.nothing')}</li>}
    </ul>
  )
}

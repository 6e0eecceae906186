import type { Network } from '../../types/network.ts'
import type { SessionPermission } from '../../types/smartSession.ts'
import type { TokenUnit } from '../../types/token.ts'
import { useText } from '../context.ts'
import { usePermission } from './usePermission.ts'

interface PermissionsProps {
  permissions: readonly SessionPermission[]
  network: Network | undefined
  /** How amounts of tokens are written, by the contract's address. */
  units: Readonly<Record<string, TokenUnit>>
}

/** What a session permits, in words, with the contracts' whole addresses. */
export function Permissions({ permissions, network, units }: PermissionsProps) {
  const { t } = useText()
  const say = usePermission(network, units)
  return (
    <ul className="permissions" aria-label={t('sessions.may')}>
      {permissions.map((permission, index) => {
        const { text, note, at, isGrave } = say(permission)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: permissions are told apart by their place
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
      {permissions.length === 0 && <li>{t('sessions.nothing')}</li>}
    </ul>
  )
}

import { revokeGrant } from '../../actions/permissions/walletPermissions.ts'
import { hasSmartSessions } from '../../actions/smartSessions/hasSmartSessions.ts'
import { Button } from '../../components/Button.tsx'
import { Icon, LineIcon } from '../../components/Icon.tsx'
import { ListRow } from '../../components/ListItem.tsx'
import { Tile } from '../../components/Tile.tsx'
import type { PermissionsState, ShownGrant } from '../../controllers/permissions.ts'
import { listNames } from '../../utils/listNames.ts'
import { useModal, useText } from '../context.ts'
import { usePermission } from '../SmartSession/usePermission.tsx'
import { clockPath } from '../shared/paths.ts'
import { Address } from '../shared/ReviewRows.tsx'
import { Expiry } from './PermissionCard.tsx'

interface GrantCardProps {
  shown: ShownGrant
  wallet: string
  state: 'asked' | 'sent' | undefined
  isBusy: boolean
}

function GrantCard({ shown, wallet, state, isBusy }: GrantCardProps) {
  const { grant, network, units } = shown
  const { t } = useText()
  const { text, note, at, isGrave } = usePermission(network, units)(grant.permission)
  const { expiresAt, to, caipNetworkId } = grant
  return (
    <li>
      <strong data-grave={isGrave ? '' : undefined}>{text}</strong>
      {note && <p className="quiet">{note}</p>}
      <dl>
        <dt className="quiet">{t('account.network')}</dt>
        <dd>{network?.name ?? caipNetworkId}</dd>
        {to && (
          <>
            <dt className="quiet">{t('permissions.spender')}</dt>
            <dd>
              <Address>{to}</Address>
            </dd>
          </>
        )}
        {at && (
          <>
            <dt className="quiet">
              {t(grant.permission.kind === 'token' ? 'sessions.token' : 'sessions.at')}
            </dt>
            <dd>
              <Address>{at}</Address>
            </dd>
          </>
        )}
      </dl>
      <Expiry expiresAt={expiresAt} />
      <Button disabled={isBusy} onClick={() => void revokeGrant(grant)}>
        {t(`permissions.${state ?? 'revoke'}`, { wallet })}
      </Button>
    </li>
  )
}

interface WalletPermissionsProps {
  state: PermissionsState
  wallet: string
  isBusy: boolean
}

/** Permissions outside of tokens: the wallet's grants to this page, smart sessions, and delegations. */
export function WalletPermissions({ state, wallet, isBusy }: WalletPermissionsProps) {
  const modal = useModal()
  const { t, language } = useText()
  const { grants, delegations, unread, revoking } = state
  return (
    <>
      {grants !== null && grants.length > 0 && (
        <section>
          <h2>{t('permissions.grants')}</h2>
          <ul>
            {grants.map((shown) => (
              <GrantCard
                key={shown.grant.context}
                shown={shown}
                wallet={wallet}
                state={revoking.get(shown.grant.context)}
                isBusy={isBusy}
              />
            ))}
          </ul>
        </section>
      )}
      {grants === null && hasSmartSessions() && (
        <ListRow
          name={t('title.SmartSessionList')}
          image={<Tile round fallback={<LineIcon path={clockPath} />} />}
          end={<Icon name="next" size={16} />}
          onClick={() => modal.router.push('SmartSessionList')}
        />
      )}
      {(delegations.length > 0 || unread.length > 0) && (
        <section>
          <h2>{t('permissions.delegations')}</h2>
          {delegations.length > 0 && (
            <ul>
              {delegations.map(({ network, delegate }) => (
                <li key={network.caipNetworkId}>
                  <strong>{t('permissions.delegated', { network: network.name })}</strong>
                  <Address>{delegate}</Address>
                  <p className="quiet">{t('permissions.undelegate', { wallet })}</p>
                </li>
              ))}
            </ul>
          )}
          {unread.length > 0 && (
            <p className="quiet">
              {t('permissions.delegationUnread', {
                networks: listNames(
                  unread.map(({ name }) => name),
                  language,
                ),
              })}
            </p>
          )}
        </section>
      )}
    </>
  )
}

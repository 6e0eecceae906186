import { useSnapshot } from 'valtio/react'
import { type AccountState, accounts } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import { siwx } from '../../controllers/siwx.ts'
import { shortAddress } from '../../utils/shortAddress.ts'
import { useText } from '../context.ts'

export function SignInFacts() {
  const { t } = useText()
  const { statement, domain } = useSnapshot(siwx).options
  const { activeNamespace, active } = useSnapshot(networks)
  const account = useSnapshot(accounts)[activeNamespace] as AccountState | undefined
  const address = account?.address ?? ''
  const site = domain ?? location.host
  return (
    <dl className="facts">
      <div>
        <dt>{t('signIn.site')}</dt>
        <dd>
          <bdi dir="ltr">{site}</bdi>
          {site !== location.host && (
            <span className="other">{t('signIn.otherSite', { here: location.host })}</span>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('signIn.account')}</dt>
        <dd title={address}>
          {account?.profileName ?? <bdi dir="ltr">{shortAddress(address)}</bdi>}
        </dd>
      </div>
      <div>
        <dt>{t('signIn.network')}</dt>
        <dd>{active[activeNamespace]?.name}</dd>
      </div>
      {statement && (
        <div>
          <dt>{t('signIn.statement')}</dt>
          <dd>{statement}</dd>
        </div>
      )}
    </dl>
  )
}

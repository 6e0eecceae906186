import { useSnapshot } from 'valtio/react'
import { Button } from '../../components/Button.tsx'
import { Icon, LineIcon } from '../../components/Icon.tsx'
import { List, ListItem } from '../../components/ListItem.tsx'
import { Tile } from '../../components/Tile.tsx'
import { type AccountState, accounts } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { addStyles } from '../../theme/styles.ts'
import type { Network } from '../../types/network.ts'
import { shortAddress } from '../../utils/shortAddress.ts'
import { useModal, useText } from '../context.ts'
import { EmbeddedRows } from '../shared/EmbeddedRows.tsx'
import { Identity } from '../shared/Identity.tsx'
import { NetworkImage } from '../shared/RemoteImage.tsx'
import { useFamilies } from '../shared/useFamilies.ts'
import { useLeave } from '../shared/useLeave.ts'
import css from './AccountSettings.css'

addStyles(css)

const addressPath = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM5 20c1-4 4-5 7-5s6 1 7 5'

/** What can be changed about the account in use, and the way out of each connection. */
export default function AccountSettingsView() {
  const modal = useModal()
  const { t } = useText()
  const { families, activeNamespace } = useFamilies()
  const account = useSnapshot(accounts)[activeNamespace] as AccountState | undefined
  const network = useSnapshot(networks).active[activeNamespace] as Network | undefined
  const { enableNetworkSwitch } = useSnapshot(options)
  const { isLeaving, leave } = useLeave()
  if (!account?.address) return null
  const connected = families.filter((family) => family.account)

  return (
    <div className="account settings">
      <Identity account={account} />
      <List label={t('title.AccountSettings')}>
        {network && (
          <ListItem
            name={network.name}
            image={<NetworkImage network={network} />}
            tag={t('account.network')}
            end={<Icon name="next" size={16} />}
            disabled={!enableNetworkSwitch}
            onClick={() => modal.router.push('Networks')}
          />
        )}
        <EmbeddedRows from="AccountSettings" />
        {account.accounts.length > 1 && (
          <ListItem
            name={t('title.SwitchAddress')}
            image={<Tile round fallback={<LineIcon path={addressPath} />} />}
            tag={t('account.count', { count: account.accounts.length })}
            end={<Icon name="next" size={16} />}
            onClick={() => modal.router.push('SwitchAddress')}
          />
        )}
      </List>
      {connected.length > 1 && (
        <ul className="connections" aria-label={t('families.connected')}>
          {connected.map((family) => (
            <li key={family.namespace}>
              <NetworkImage network={family} />
              <span className="words">
                <span>{family.name}</span>
                <span className="quiet" title={family.account?.address ?? ''}>
                  {shortAddress(family.account?.address ?? '')}
                </span>
              </span>
              <button
                type="button"
                part="button"
                disabled={isLeaving}
                aria-label={t('account.disconnectFamily', { family: family.name })}
                onClick={(event) => void leave(event, family.namespace)}
              >
                {t('account.disconnect')}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="quiet"
        disabled={isLeaving}
        onClick={(event) => void leave(event, connected.length > 1 ? undefined : activeNamespace)}
      >
        {t(
          isLeaving
            ? 'account.disconnecting'
            : connected.length > 1
              ? 'account.disconnectAll'
              : 'account.disconnect',
        )}
      </Button>
    </div>
  )
}

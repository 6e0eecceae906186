import { selectNamespace } from '../../actions/networks/selectNamespace.ts'
import { Icon, LineIcon } from '../../components/Icon.tsx'
import { List, ListItem } from '../../components/ListItem.tsx'
import { Tile } from '../../components/Tile.tsx'
import { type AccountState, accounts } from '../../controllers/accounts.ts'
import { options } from '../../controllers/options.ts'
import { shortAddress } from '../../utils/shortAddress.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal, useText } from '../context.ts'
import { Identity } from '../shared/Identity.tsx'
import { NetworkImage } from '../shared/NetworkImage.tsx'
import { settingsPath, userPath } from '../shared/paths.ts'
import { useNamespaces } from '../shared/useNamespaces.ts'

const plusPath = 'M12 6v12M6 12h12'

export default function ProfileView() {
  const modal = useModal()
  const { t } = useText()
  const { rows, activeNamespace } = useNamespaces()
  const account = useStateOf(accounts)[activeNamespace] as AccountState | undefined
  const { enableNetworkSwitch } = useStateOf(options)
  if (!account?.address) return null
  const connected = rows.filter((row) => row.account)
  const next = <Icon name="next" size={16} />

  function pick(namespace: (typeof rows)[number]['namespace']) {
    if (namespace !== activeNamespace) selectNamespace(modal, namespace)
    if (modal.router.top()?.view === 'Profile') modal.router.reset('Account')
  }

  return (
    <div className="account">
      <Identity account={account} />
      <List label={t('families.connected')}>
        {connected.map((row) => (
          <ListItem
            key={row.namespace}
            name={row.name}
            image={<NetworkImage network={row} />}
            tag={shortAddress(row.account?.address ?? '')}
            end={row.namespace === activeNamespace ? <Icon name="check" size={16} /> : next}
            current={row.namespace === activeNamespace}
            disabled={!enableNetworkSwitch && row.namespace !== activeNamespace}
            onClick={() => pick(row.namespace)}
          />
        ))}
        {enableNetworkSwitch && connected.length < rows.length && (
          <ListItem
            name={t('families.more')}
            image={<Tile round fallback={<LineIcon path={plusPath} />} />}
            end={next}
            onClick={() => modal.router.push('SwitchActiveChain')}
          />
        )}
      </List>
      <List label={t('title.Profile')}>
        {account.accounts.length > 1 && (
          <ListItem
            name={t('title.SwitchAddress')}
            image={<Tile round fallback={<LineIcon path={userPath} />} />}
            tag={t('account.count', { count: account.accounts.length })}
            end={next}
            onClick={() => modal.router.push('SwitchAddress')}
          />
        )}
        <ListItem
          name={t('title.AccountSettings')}
          image={<Tile round fallback={<LineIcon path={settingsPath} />} />}
          end={next}
          onClick={() => modal.router.push('AccountSettings')}
        />
      </List>
    </div>
  )
}

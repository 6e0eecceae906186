import type { MouseEvent } from 'react'
import { groupBySession } from '../../actions/account/groupBySession.ts'
import type { NamespaceRow } from '../../actions/account/listNamespaces.ts'
import { hasPermissions } from '../../actions/permissions/hasPermissions.ts'
import { Button } from '../../components/Button.tsx'
import { Icon, LineIcon } from '../../components/Icon.tsx'
import { List, ListItem } from '../../components/ListItem.tsx'
import { Tile } from '../../components/Tile.tsx'
import { type AccountState, accounts } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { addStyles } from '../../theme/styles.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Network } from '../../types/network.ts'
import { listNames } from '../../utils/listNames.ts'
import { shortAddress } from '../../utils/shortAddress.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal, useText } from '../context.ts'
import { Identity } from '../shared/Identity.tsx'
import { NetworkImage } from '../shared/NetworkImage.tsx'
import { keyPath, userPath } from '../shared/paths.ts'
import { WalletImage } from '../shared/RemoteImage.tsx'
import { useLeave } from '../shared/useLeave.ts'
import { useNamespaces } from '../shared/useNamespaces.ts'
import css from './AccountSettings.css'
import { EmbeddedRows } from './EmbeddedRows.tsx'

/** A row with the active network. A press opens the list of networks. */
function NetworkRow({ network }: { network: Network }) {
  const modal = useModal()
  const { t } = useText()
  const { enableNetworkSwitch } = useStateOf(options)
  return (
    <ListItem
      name={network.name}
      image={<NetworkImage network={network} />}
      tag={t('account.network')}
      end={<Icon name="next" size={16} />}
      disabled={!enableNetworkSwitch}
      onClick={() => modal.router.push('Networks')}
    />
  )
}

interface ConnectionProps {
  /** The namespaces of one session, which disconnect together. */
  rows: readonly NamespaceRow[]
  activeNamespace: Namespace
  isLeaving: boolean
  onLeave: (event: MouseEvent<HTMLElement>, namespace: Namespace) => void
}

/**
 * Shows the account's address if one namespace is connected. If several are connected, shows their names and their
 * wallet.
 */
function Connection({ rows, activeNamespace, isLeaving, onLeave }: ConnectionProps) {
  const { t, language } = useText()
  const [first, ...others] = rows
  if (!first) return null
  const { account } = first
  const wallet = others.length > 0 ? account?.wallet : undefined
  const address = account?.address ?? ''
  const all = rows.map(({ name }) => name)
  const names = listNames(all, language)
  const isActive = rows.some(({ namespace }) => namespace === activeNamespace)
  return (
    <li aria-current={isActive}>
      {wallet ? (
        <WalletImage wallet={{ ...wallet, image_url: wallet.imageUrl, image_id: wallet.imageId }} />
      ) : (
        <NetworkImage network={first} />
      )}
      <span className="words">
        <span>{names}</span>
        <span className="quiet" title={wallet ? undefined : address}>
          {wallet ? t('account.wallet', { wallet: wallet.name }) : shortAddress(address)}
        </span>
      </span>
      {isActive && <Icon name="check" size={16} />}
      <button
        type="button"
        part="button"
        disabled={isLeaving}
        aria-label={t('account.disconnectFamily', { family: names })}
        onClick={(event) => onLeave(event, first.namespace)}
      >
        {t('account.disconnect')}
      </button>
    </li>
  )
}

addStyles(css)

export default function AccountSettingsView() {
  const modal = useModal()
  const { t } = useText()
  const { rows, activeNamespace } = useNamespaces()
  const account = useStateOf(accounts)[activeNamespace] as AccountState | undefined
  const network = useStateOf(networks).active[activeNamespace] as Network | undefined
  const { features } = useStateOf(options)
  const { isLeaving, leave } = useLeave()
  if (!account?.address) return null
  const connected = rows.filter((row) => row.account)

  return (
    <div className="account settings">
      <Identity account={account} />
      <List label={t('title.AccountSettings')}>
        {network && <NetworkRow network={network} />}
        <EmbeddedRows />
        {account.accounts.length > 1 && (
          <ListItem
            name={t('title.SwitchAddress')}
            image={<Tile round fallback={<LineIcon path={userPath} />} />}
            tag={t('account.count', { count: account.accounts.length })}
            end={<Icon name="next" size={16} />}
            onClick={() => modal.router.push('SwitchAddress')}
          />
        )}
        {/* `hasPermissions` is not reactive. Reading `features` subscribes to changes of the attribute. */}
        {features.permissions && hasPermissions(activeNamespace) && (
          <ListItem
            name={t('title.Permissions')}
            image={<Tile round fallback={<LineIcon path={keyPath} />} />}
            end={<Icon name="next" size={16} />}
            onClick={() => modal.router.push('Permissions')}
          />
        )}
      </List>
      {connected.length > 1 && (
        <>
          <h2>{t('families.connected')}</h2>
          <ul className="connections" aria-label={t('families.connected')}>
            {groupBySession(connected).map((group) => (
              <Connection
                key={group[0]?.namespace}
                rows={group}
                activeNamespace={activeNamespace}
                isLeaving={isLeaving}
                onLeave={(event, namespace) => void leave(event, namespace)}
              />
            ))}
          </ul>
        </>
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

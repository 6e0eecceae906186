import { useEffect } from 'react'
import { useSnapshot } from 'valtio/react'
import { accountExplorerUrl } from '../../actions/account/accountExplorerUrl.ts'
import { type NamespaceRow, toNamespaceRow } from '../../actions/account/listNamespaces.ts'
import { refreshBalance } from '../../actions/account/refreshAccount.ts'
import { Button } from '../../components/Button.tsx'
import { Icon, LineIcon } from '../../components/Icon.tsx'
import { List, ListItem } from '../../components/ListItem.tsx'
import { Tile } from '../../components/Tile.tsx'
import { type AccountState, accounts } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import type { Network } from '../../types/network.ts'
import { useModal, useText } from '../context.ts'
import { EmbeddedRows } from '../shared/EmbeddedRows.tsx'
import { Identity } from '../shared/Identity.tsx'
import { NetworkImage } from '../shared/NetworkImage.tsx'
import { personPath, settingsPath } from '../shared/paths.ts'
import { useLeave } from '../shared/useLeave.ts'
import { useNamespaces } from '../shared/useNamespaces.ts'

const chainsPath = 'M7 7h10l-3-3M17 17H7l3 3'
const externalPath = 'M9 6h9v9M18 6L7 17'

const isConnected = ({ account }: NamespaceRow) => account !== undefined

/** The connected account: identity, wallet, network, and Disconnect. */
export default function AccountView() {
  const modal = useModal()
  const { t } = useText()
  const { active } = useSnapshot(networks)
  const { rows, activeNamespace } = useNamespaces()
  const account = useSnapshot(accounts)[activeNamespace] as AccountState | undefined
  const { enableNetworkSwitch } = useSnapshot(options)
  const network = active[activeNamespace] as Network | undefined
  const { isLeaving, leave } = useLeave()

  useEffect(() => {
    void refreshBalance(activeNamespace)
  }, [activeNamespace])

  if (!account?.address) return null
  const isOne = account.accounts.length === 1 && rows.filter(isConnected).length === 1
  const settings = isOne ? 'AccountSettings' : 'Profile'
  const explorer = network && accountExplorerUrl(network, account.address)
  return (
    <div className="account">
      <Identity account={account} />
      <List label={t('title.Account')}>
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
        <EmbeddedRows from="Account" />
        {rows.length > 1 && (
          <ListItem
            name={t('account.switchChain')}
            image={<Tile round fallback={<LineIcon path={chainsPath} />} />}
            tag={toNamespaceRow(activeNamespace).name}
            end={<Icon name="next" size={16} />}
            onClick={() => modal.router.push('SwitchActiveChain')}
          />
        )}
        <ListItem
          name={t(`title.${settings}`)}
          image={<Tile round fallback={<LineIcon path={isOne ? settingsPath : personPath} />} />}
          end={<Icon name="next" size={16} />}
          onClick={() => modal.router.push(settings)}
        />
        {explorer && (
          <ListItem
            name={t('account.explorer', { explorer: explorer.name })}
            image={<Tile round fallback={<LineIcon path={externalPath} />} />}
            href={explorer.url}
          />
        )}
      </List>
      <Button
        variant="quiet"
        disabled={isLeaving}
        onClick={(event) => void leave(event, activeNamespace)}
      >
        {t(isLeaving ? 'account.disconnecting' : 'account.disconnect')}
      </Button>
    </div>
  )
}

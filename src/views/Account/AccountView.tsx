import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { accountExplorerUrl } from '../../actions/accountExplorerUrl.ts'
import { disconnect } from '../../actions/disconnect.ts'
import { refreshBalance } from '../../actions/refreshAccount.ts'
import { reportError } from '../../actions/reportError.ts'
import { Button } from '../../components/Button.tsx'
import { Icon, LineIcon } from '../../components/Icon.tsx'
import { List, ListItem } from '../../components/ListItem.tsx'
import { Tile } from '../../components/Tile.tsx'
import { type AccountState, accounts } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { addStyles } from '../../theme/styles.ts'
import type { Network } from '../../types/network.ts'
import { formatAmount } from '../../utils/amount.ts'
import { shortAddress } from '../../utils/shortAddress.ts'
import { useModal, useText } from '../context.ts'
import { NetworkImage } from '../shared/RemoteImage.tsx'
import { useCopy } from '../shared/useCopy.ts'
import css from './Account.css'
import { Avatar } from './Avatar.tsx'

addStyles(css)

const copyPath = 'M9 9h10v10H9zM5 15V5h10'
const externalPath = 'M9 6h9v9M18 6L7 17'

/** Who is connected, with what and where; the way out. */
export default function AccountView() {
  const modal = useModal()
  const { t } = useText()
  const { activeNamespace, active } = useSnapshot(networks)
  const account = useSnapshot(accounts)[activeNamespace] as AccountState | undefined
  const { enableNetworkSwitch } = useSnapshot(options)
  const network = active[activeNamespace] as Network | undefined
  const [isLeaving, setLeaving] = useState(false)

  useEffect(() => {
    void refreshBalance(activeNamespace)
  }, [activeNamespace])

  async function leave() {
    setLeaving(true)
    try {
      await disconnect(activeNamespace)
    } catch (thrown) {
      reportError(thrown, 'toast')
    }
  }

  if (!account?.address) return null
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
        {explorer && (
          <ListItem
            name={t('account.explorer', { explorer: explorer.name })}
            image={<Tile round fallback={<LineIcon path={externalPath} />} />}
            onClick={() => window.open(explorer.url, '_blank', 'noreferrer noopener')}
          />
        )}
      </List>
      <Button variant="quiet" disabled={isLeaving} onClick={() => void leave()}>
        {t(isLeaving ? 'account.disconnecting' : 'account.disconnect')}
      </Button>
    </div>
  )
}

function Identity({ account }: { account: AccountState }) {
  const { t, language } = useText()
  const address = account.address ?? ''
  const copy = useCopy(address, t('account.copied'))
  const { balance, profileName, wallet } = account
  return (
    <div className="identity">
      <Avatar address={address} src={account.profileImage} />
      <button
        type="button"
        className="address"
        part="button"
        aria-label={t('account.copy')}
        aria-description={address}
        title={address}
        onClick={copy}
      >
        <span>{profileName ?? shortAddress(address)}</span>
        <LineIcon path={copyPath} size={16} />
      </button>
      <p className="balance" title={balance ? `${balance.amount} ${balance.symbol}` : undefined}>
        <span className="visually-hidden">{`${t('account.balance')} `}</span>
        {balance ? `${formatAmount(balance.amount, language)} ${balance.symbol}` : '–'}
      </p>
      {wallet && <p className="quiet">{t('account.wallet', { wallet: wallet.name })}</p>}
    </div>
  )
}

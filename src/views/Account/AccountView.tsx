import { type ComponentType, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { accountExplorerUrl } from '../../actions/account/accountExplorerUrl.ts'
import { type NamespaceRow, toNamespaceRow } from '../../actions/account/listNamespaces.ts'
import { refreshBalance } from '../../actions/account/refreshAccount.ts'
import { showKeptTokens } from '../../actions/account/refreshTokens.ts'
import { watchTokens } from '../../actions/account/watchTokens.ts'
import { Button } from '../../components/Button.tsx'
import { Icon, LineIcon } from '../../components/Icon.tsx'
import { List, ListItem } from '../../components/ListItem.tsx'
import { Tile } from '../../components/Tile.tsx'
import type { AccountState } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { signInGate } from '../../controllers/signInGate.ts'
import { addStyles } from '../../theme/styles.ts'
import { formatTokenAmount } from '../../utils/fiat.ts'
import { useModal, useText } from '../context.ts'
import { EmbeddedRows } from '../shared/EmbeddedRows.tsx'
import { Identity } from '../shared/Identity.tsx'
import { NetworkRow } from '../shared/NetworkRow.tsx'
import { externalPath, settingsPath, userPath } from '../shared/paths.ts'
import { useLeave } from '../shared/useLeave.ts'
import { useNamespaces } from '../shared/useNamespaces.ts'
import css from './AccountView.css'
import { FeatureButtons } from './FeatureButtons.tsx'
import { FeatureRows } from './FeatureRows.tsx'
import { Holdings } from './Holdings.tsx'
import { Total } from './Total.tsx'
import { useAccount } from './useAccount.ts'

addStyles(css)

const chainsPath = 'M7 7h10l-3-3M17 17H7l3 3'

const isConnected = ({ account }: NamespaceRow) => account !== undefined

/**
 * Account of any wallet. For an embedded wallet, which has no window of its own, total value, features and holdings
 * stand above the list of rows.
 */
export default function AccountView() {
  const modal = useModal()
  const { t } = useText()
  // Called before the first render, so that cached tokens are in the first frame.
  useState(() => showKeptTokens(networks.activeNamespace))
  const { rows } = useNamespaces()
  const shown = useAccount()
  const { namespace, account, network, buttons } = shown
  const { enableNetworkSwitch } = useSnapshot(options)
  const { isLeaving, leave } = useLeave()
  const SessionsButton = useSessionsButton()
  const address = account?.address
  const networkId = network?.caipNetworkId

  useEffect(() => {
    void refreshBalance(namespace)
  }, [namespace])

  // biome-ignore lint/correctness/useExhaustiveDependencies: tokens are read again for another account or network
  useEffect(() => watchTokens(namespace), [namespace, address, networkId])

  if (!account || !address) return null
  const isEmbedded = account.wallet?.type === 'AUTH'
  const isOne = account.accounts.length === 1 && rows.filter(isConnected).length === 1
  const settings = isOne ? 'AccountSettings' : 'Profile'
  const explorer = network && accountExplorerUrl(network, address)
  return (
    <div className="account" data-layout={isEmbedded ? 'wallet' : 'list'}>
      {SessionsButton && <SessionsButton />}
      <Identity account={account} worth={!isEmbedded} balance={!isEmbedded} />
      <PendingChange account={account} />
      {isEmbedded && (
        <>
          <Total account={account} />
          <FeatureButtons buttons={buttons} />
          <Holdings shown={shown} account={account} />
        </>
      )}
      <List label={t('title.Account')}>
        {!isEmbedded && <FeatureRows shown={shown} account={account} />}
        {network && <NetworkRow network={network} />}
        {signInGate()?.isAwaited() && (
          <ListItem
            name={t('title.SIWXSignMessage')}
            image={<Tile round fallback={<LineIcon path={userPath} />} />}
            end={<Icon name="next" size={16} />}
            onClick={() => modal.router.push('SIWXSignMessage')}
          />
        )}
        <EmbeddedRows from="Account" />
        {enableNetworkSwitch && rows.length > 1 && (
          <ListItem
            name={t('account.switchChain')}
            image={<Tile round fallback={<LineIcon path={chainsPath} />} />}
            tag={toNamespaceRow(namespace).name}
            end={<Icon name="next" size={16} />}
            onClick={() => modal.router.push('SwitchActiveChain')}
          />
        )}
        <ListItem
          name={t(`title.${settings}`)}
          image={<Tile round fallback={<LineIcon path={isOne ? settingsPath : userPath} />} />}
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
        onClick={(event) => void leave(event, namespace)}
      >
        {t(isLeaving ? 'account.disconnecting' : 'account.disconnect')}
      </Button>
    </div>
  )
}

/** Shows by how much pending transactions will change the balance of the native token. */
function PendingChange({ account }: { account: AccountState }) {
  const { t, language } = useText()
  const native = account.tokenBalance?.find(({ address }) => address === undefined)
  if (!native?.pending) return null
  const { pending, symbol, chainId } = native
  const sign = pending.startsWith('-') ? '' : '+'
  const amount = `${sign}${formatTokenAmount(pending, symbol, language, chainId)}`
  return (
    <p className="quiet note" role="status">
      {t('account.pending', { amount })}
    </p>
  )
}

/**
 * Returns the button that opens the smart sessions; undefined until its chunk has loaded, which pages without sessions
 * never request.
 */
function useSessionsButton(): ComponentType | undefined {
  const modal = useModal()
  const [loaded, setLoaded] = useState<{ Button: ComponentType }>()
  useEffect(() => {
    if (!options.features.smartSessions) return
    import('../SmartSession/loadSessionsButton.ts')
      .then(({ loadSessionsButton }) => loadSessionsButton(modal.state.language))
      .then(
        (Button) => setLoaded({ Button }),
        () => {},
      )
  }, [modal])
  return loaded?.Button
}

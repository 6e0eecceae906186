import { type ComponentType, useEffect, useState } from 'react'
import { refreshBalance } from '../../actions/account/refreshAccount.ts'
import { showKeptTokens } from '../../actions/account/refreshTokens.ts'
import { watchTokens } from '../../actions/account/watchTokens.ts'
import { Icon, LineIcon } from '../../components/Icon.tsx'
import { ListRow } from '../../components/ListItem.tsx'
import { Tile } from '../../components/Tile.tsx'
import type { AccountState } from '../../controllers/accounts.ts'
import { leftAllowance } from '../../controllers/leftAllowance.ts'
import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { signInGate } from '../../controllers/signInGate.ts'
import { addStyles } from '../../theme/styles.ts'
import { formatTokenAmount } from '../../utils/fiat.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal, useText } from '../context.ts'
import { Amount } from '../shared/Amount.tsx'
import { Identity } from '../shared/Identity.tsx'
import { userPath } from '../shared/paths.ts'
import { useChunk } from '../shared/useChunk.ts'
import { useSentence } from '../shared/useSentence.tsx'
import { AccountBar } from './AccountBar.tsx'
import css from './AccountView.css'
import { type FeatureButton, openFeature } from './features.ts'
import { Holdings } from './Holdings.tsx'
import { LatestPayment } from './LatestPayment.tsx'
import { NetworkButton } from './NetworkButton.tsx'
import { Total, Wallet } from './Total.tsx'
import { useAccount } from './useAccount.ts'

addStyles(css)

/** The active account of any wallet: identity and worth, features, holdings, and a bar with Disconnect. */
export default function AccountView() {
  const modal = useModal()
  const { t } = useText()
  // Tokens are read before the first render, so that cached tokens are in the first frame.
  useState(() => showKeptTokens(networks.activeNamespace))
  const shown = useAccount()
  const { namespace, account, network, buttons } = shown
  const SessionsButton = useSessionsButton()
  const address = account?.address
  const networkId = network?.caipNetworkId

  useEffect(() => {
    void refreshBalance(namespace)
  }, [namespace])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the data are read again for another account or network
  useEffect(() => watchTokens(namespace), [namespace, address, networkId])

  if (!account || !address) return null
  return (
    <div className="account">
      {network && <NetworkButton network={network} />}
      {SessionsButton && <SessionsButton />}
      <div className="head">
        <Identity account={account}>
          <Wallet account={account} />
        </Identity>
        <Total account={account} />
      </div>
      <PendingChange account={account} />
      <LatestPayment key={`${networkId} ${address}`} account={account} />
      <SwapEnd />
      {signInGate()?.isAwaited() && (
        <ListRow
          name={t('title.SIWXSignMessage')}
          image={<Tile round fallback={<LineIcon path={userPath} />} />}
          end={<Icon name="next" size={16} />}
          onClick={() => modal.router.push('SIWXSignMessage')}
        />
      )}
      <FeatureButtons buttons={buttons} />
      <Holdings shown={shown} account={account} />
      <AccountBar shown={shown} />
    </div>
  )
}

/** Shows what the last swap has left to its spender. Its chunk loads if there is something. */
function SwapEnd() {
  const { left } = useStateOf(leftAllowance)
  const chunk = useChunk(left !== null, () => import('../Swap/LeftAllowance.tsx'))
  return left && chunk ? <chunk.LeftAllowance /> : null
}

/** Shows by how much pending transactions will change the balance of the native token. */
function PendingChange({ account }: { account: AccountState }) {
  const { locale } = useText()
  const say = useSentence()
  const native = account.tokenBalance?.find(({ address }) => address === undefined)
  if (!native?.pending) return null
  const { pending, symbol, chainId } = native
  const sign = pending.startsWith('-') ? '' : '+'
  const amount = `${sign}${formatTokenAmount(pending, symbol, locale, chainId)}`
  return (
    <p className="quiet note" role="status">
      {say('account.pending', { amount: <Amount value={amount} /> })}
    </p>
  )
}

/**
 * Returns the button that opens the smart sessions; undefined until its chunk has loaded. Pages without smart sessions
 * never request this chunk.
 */
function useSessionsButton(): ComponentType | undefined {
  const modal = useModal()
  const [loaded, setLoaded] = useState<{ Button: ComponentType }>()
  useEffect(() => {
    if (!options.features.smartSessions) return
    import('../SmartSession/SessionsButton.tsx')
      .then(({ loadSessionsButton }) => loadSessionsButton(modal.state.language))
      .then(
        (Button) => setLoaded({ Button }),
        () => {},
      )
  }, [modal])
  return loaded?.Button
}

function FeatureButtons({ buttons }: { buttons: readonly FeatureButton[] }) {
  const modal = useModal()
  const { t } = useText()
  if (buttons.length === 0) return null
  return (
    <ul className="features" aria-label={t('account.features')}>
      {buttons.map((button) => (
        <li key={button.feature}>
          <button type="button" part="button" onClick={() => openFeature(modal, button)}>
            <LineIcon path={button.icon} />
            {t(`account.feature.${button.feature}`)}
          </button>
        </li>
      ))}
    </ul>
  )
}

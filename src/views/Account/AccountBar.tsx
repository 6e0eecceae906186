import { accountExplorerUrl } from '../../actions/account/explorerUrls.ts'
import { type NamespaceRow, toNamespaceRow } from '../../actions/account/listNamespaces.ts'
import { Footer } from '../../components/Footer.tsx'
import { LineIcon } from '../../components/Icon.tsx'
import { options } from '../../controllers/options.ts'
import { addStyles } from '../../theme/styles.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal, useText } from '../context.ts'
import { externalPath, settingsPath, userPath } from '../shared/paths.ts'
import { useLeave } from '../shared/useLeave.ts'
import { useNamespaces } from '../shared/useNamespaces.ts'
import css from './AccountBar.css'
import type { ShownAccount } from './useAccount.ts'

addStyles(css)

const chainsPath = 'M7 7h10l-3-3M17 17H7l3 3'
const leavePath = 'M14 4h5v16h-5M4 12h10M10 8l4 4-4 4'

const isConnected = ({ account }: NamespaceRow) => account !== undefined

/** Settings, explorer and Disconnect, in one row that stays in sight. */
export function AccountBar({ shown }: { shown: ShownAccount }) {
  const modal = useModal()
  const { t } = useText()
  const { rows } = useNamespaces()
  const { enableNetworkSwitch } = useStateOf(options)
  const { isLeaving, leave } = useLeave()
  const { namespace, account, network } = shown
  if (!account?.address) return null
  const isOne = account.accounts.length === 1 && rows.filter(isConnected).length === 1
  const settings = isOne ? 'AccountSettings' : 'Profile'
  const explorer = network && accountExplorerUrl(network, account.address)
  return (
    <Footer>
      <ul className="account-bar" aria-label={t('title.Account')}>
        <li>
          <button type="button" part="button" onClick={() => modal.router.push(settings)}>
            <LineIcon path={isOne ? settingsPath : userPath} />
            {t(`title.${settings}`)}
          </button>
        </li>
        {enableNetworkSwitch && rows.length > 1 && (
          <li>
            <button
              type="button"
              part="button"
              aria-label={t('account.switchChainFrom', {
                family: toNamespaceRow(t, namespace).name,
              })}
              onClick={() => modal.router.push('SwitchActiveChain')}
            >
              <LineIcon path={chainsPath} />
              {t('account.switchChain')}
            </button>
          </li>
        )}
        {explorer && (
          <li>
            <a part="button" href={explorer.url} target="_blank" rel="noopener noreferrer">
              <LineIcon path={externalPath} />
              {t('account.explorer', { explorer: explorer.name })}
            </a>
          </li>
        )}
        <li>
          <button
            type="button"
            part="button"
            disabled={isLeaving}
            onClick={(event) => void leave(event, namespace)}
          >
            <LineIcon path={leavePath} mirrored />
            {t(isLeaving ? 'account.disconnecting' : 'account.disconnect')}
          </button>
        </li>
      </ul>
    </Footer>
  )
}

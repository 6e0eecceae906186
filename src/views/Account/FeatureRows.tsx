import { useId, useState } from 'react'
import { showsBalance } from '../../actions/account/showsBalance.ts'
import { isSmartAccount } from '../../actions/connection/isSmartAccount.ts'
import { track } from '../../actions/report/track.ts'
import { Icon, LineIcon } from '../../components/Icon.tsx'
import { ListItem } from '../../components/ListItem.tsx'
import { Tile } from '../../components/Tile.tsx'
import type { AccountState } from '../../controllers/accounts.ts'
import { useModal, useText } from '../context.ts'
import { clockPath } from '../shared/paths.ts'
import { openFeature } from './features.ts'
import { Holdings } from './Holdings.tsx'
import { coinsPath } from './TokensPanel.tsx'
import type { ShownAccount } from './useAccount.ts'

interface FeatureRowsProps {
  shown: ShownAccount
  account: AccountState
}

/** The features as list rows, for wallets that show balances and holdings in their own window. */
export function FeatureRows({ shown, account }: FeatureRowsProps) {
  const modal = useModal()
  const { t } = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  // `receive` has no row: the wallet itself can show the address, and the address at the top of the view can be copied.
  const buttons = shown.buttons.filter(({ feature }) => feature !== 'receive')
  return (
    <>
      {showsBalance(account) && (
        <li>
          <button
            type="button"
            className="list-item disclosure"
            part="list-item"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <Tile round fallback={<LineIcon path={coinsPath} />} />
            <span className="name">{t(shown.hasNfts ? 'account.assets' : 'tokens.title')}</span>
            <Icon name="next" size={16} />
          </button>
          {isOpen && (
            <div className="assets" id={id}>
              <Holdings shown={shown} account={account} without="activity" />
            </div>
          )}
        </li>
      )}
      {buttons.map((button) => (
        <ListItem
          key={button.feature}
          name={t(
            button.feature === 'onramp' ? 'account.buyCrypto' : `account.feature.${button.feature}`,
          )}
          image={<Tile round fallback={<LineIcon path={button.icon} />} />}
          end={<Icon name="next" size={16} />}
          onClick={() => openFeature(modal, button)}
        />
      ))}
      {shown.hasActivity && (
        <ListItem
          name={t('activity.title')}
          image={<Tile round fallback={<LineIcon path={clockPath} />} />}
          end={<Icon name="next" size={16} />}
          onClick={() => {
            track('CLICK_TRANSACTIONS', { isSmartAccount: isSmartAccount(shown.namespace) })
            modal.router.push('Transactions')
          }}
        />
      )}
    </>
  )
}

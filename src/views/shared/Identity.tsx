import { showsBalance } from '../../actions/account/showsBalance.ts'
import { totalOf } from '../../actions/account/totalOf.ts'
import { LineIcon } from '../../components/Icon.tsx'
import type { AccountState } from '../../controllers/accounts.ts'
import { addStyles } from '../../theme/styles.ts'
import { formatFiat, formatTokenAmount } from '../../utils/fiat.ts'
import { shortAddress } from '../../utils/shortAddress.ts'
import { useText } from '../context.ts'
import { Avatar } from './Avatar.tsx'
import css from './Identity.css'
import { useCopy } from './useCopy.ts'

addStyles(css)

const copyPath = 'M9 9h10v10H9zM5 15V5h10'

interface IdentityProps {
  account: AccountState
  /** Shows avatar and name in one line, for views opened from Account, which has shown the rest. */
  compact?: boolean
  worth?: boolean
  balance?: boolean
}

export function Identity(props: IdentityProps) {
  const { account, compact = false, worth = false } = props
  const { t, language } = useText()
  const address = account.address ?? ''
  const copy = useCopy(address, t('account.copied'))
  const { balance, profileName, wallet } = account
  const total = worth ? totalOf(account) : null
  const type = account.accounts.find((one) => one.address === address)?.type
  const name = profileName ?? shortAddress(address)
  return (
    <div className="identity" data-compact={compact ? '' : undefined}>
      <Avatar address={address} src={account.profileImage} />
      <button
        type="button"
        className="address"
        part="button"
        aria-label={`${name}, ${t('account.copy')}`}
        aria-description={address}
        title={address}
        onClick={copy}
      >
        <span>{name}</span>
        <LineIcon path={copyPath} size={16} />
      </button>
      {!compact && props.balance !== false && showsBalance(account) && (
        <p className="balance" title={balance ? `${balance.amount} ${balance.symbol}` : undefined}>
          <span className="visually-hidden">{`${t('account.balance')} `}</span>
          {total !== null && (
            <>
              <bdi dir="ltr">{formatFiat(total, language)}</bdi>{' '}
            </>
          )}
          {(balance || total === null) && (
            <bdi dir="ltr" className={total === null ? undefined : 'held'}>
              {balance
                ? formatTokenAmount(balance.amount, balance.symbol, language, account.caipNetworkId)
                : '–'}
            </bdi>
          )}
        </p>
      )}
      {!compact && wallet && (
        <p className="wallet quiet">
          {wallet.type === 'AUTH'
            ? t(type === 'smartAccount' ? 'account.type.smartAccount' : 'account.type.eoa')
            : t('account.wallet', { wallet: wallet.name })}
        </p>
      )}
    </div>
  )
}

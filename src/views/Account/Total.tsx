import { showsBalance } from '../../actions/account/showsBalance.ts'
import { totalOf } from '../../actions/account/tokenValues.ts'
import { connectedKind } from '../../actions/connection/connectedKind.ts'
import type { AccountState } from '../../controllers/accounts.ts'
import { addStyles } from '../../theme/styles.ts'
import { formatFiat, formatTokenAmount } from '../../utils/fiat.ts'
import { useText } from '../context.ts'
import { Amount } from '../shared/Amount.tsx'
import css from './Total.css'

addStyles(css)

/** Maximum number of characters of a value in the full font size (`full`) and in the medium size (`long`). */
const fits = { full: 12, long: 18 }

/**
 * Shows the account's total value in USD, with the native balance and the wallet below. If no token has a price, the
 * native balance takes the place of the total.
 */
export function Total({ account }: { account: AccountState }) {
  const { t, locale } = useText()
  const { balance, tokenStatus, wallet, address } = account
  const hasBalance = showsBalance(account)
  const total = totalOf(account)
  const isWaiting =
    hasBalance &&
    total === null &&
    (tokenStatus === 'loading' ||
      tokenStatus === 'unread' ||
      (!balance && tokenStatus !== 'failed'))
  const { caipNetworkId } = account
  const amount = balance && formatTokenAmount(balance.amount, balance.symbol, locale, caipNetworkId)
  const exact = balance ? `${balance.amount} ${balance.symbol}` : undefined
  const shown = total !== null ? formatFiat(total, locale) : (amount ?? '–')
  const length = shown.length <= fits.full ? 'full' : shown.length <= fits.long ? 'long' : 'huge'
  const type = account.accounts.find((one) => one.address === address)?.type
  const kind = connectedKind(account)
  return (
    <div className="total-of" aria-busy={isWaiting}>
      {isWaiting && <div className="total-skeleton" role="status" aria-label={t('loading')} />}
      {hasBalance && !isWaiting && (
        <p className="total" data-length={length}>
          <span className="visually-hidden">
            {`${t(total === null ? 'account.balance' : 'account.total')} `}
          </span>
          <Amount value={shown} title={total === null ? exact : undefined} />
        </p>
      )}
      <p className="quiet held">
        {total !== null && balance && (
          <span className="balance">
            <span className="visually-hidden">{`${t('account.balance')} `}</span>
            <Amount value={amount ?? ''} title={exact} />
          </span>
        )}
        {wallet && !kind?.isWatchOnly && (
          <span className="wallet">
            {kind?.isEmbedded
              ? t(type === 'smartAccount' ? 'account.type.smartAccount' : 'account.type.eoa')
              : t('account.wallet', { wallet: wallet.name })}
          </span>
        )}
      </p>
    </div>
  )
}

import { totalOf } from '../../actions/account/totalOf.ts'
import type { AccountState } from '../../controllers/accounts.ts'
import { addStyles } from '../../theme/styles.ts'
import { formatAmount } from '../../utils/amount.ts'
import { formatFiat } from '../../utils/fiat.ts'
import { useText } from '../context.ts'
import css from './Total.css'

addStyles(css)

/** Maximum length, in characters, of a value drawn at the full font size (`full`) and at the medium one (`long`). */
const fits = { full: 12, long: 18 }

/** Shows the account's total value in USD, or its native balance if none of its tokens has a price. */
export function Total({ account }: { account: AccountState }) {
  const { t, language } = useText()
  const { balance, tokenStatus } = account
  const total = totalOf(account)
  const amount = balance && `${formatAmount(balance.amount, language)} ${balance.symbol}`
  const isWaiting = total === null && (tokenStatus === 'loading' || tokenStatus === 'unread')
  const shown = total !== null ? formatFiat(total, language) : (amount ?? '–')
  const length = shown.length <= fits.full ? 'full' : shown.length <= fits.long ? 'long' : 'huge'
  return (
    <div className="total-of" aria-busy={isWaiting}>
      {isWaiting ? (
        <div className="total-skeleton" role="status" aria-label={t('loading')} />
      ) : (
        <p className="total" data-length={length}>
          <span className="visually-hidden">{`${t('account.total')} `}</span>
          <bdi dir="ltr">{shown}</bdi>
        </p>
      )}
    </div>
  )
}

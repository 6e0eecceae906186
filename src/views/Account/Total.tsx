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

/**
 * Shows the account's total value in USD, with the native balance below. If no token has a price, the native balance takes
 * the place of the total.
 */
export function Total({ account }: { account: AccountState }) {
  const { t, locale } = useText()
  const { balance, tokenStatus } = account
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
  return (
    <div className="total-of" aria-busy={isWaiting}>
      {isWaiting && <div className="total-skeleton" role="status" aria-label={t('loading')} />}
      {hasBalance && !isWaiting && (
        <p className="total">
          <span className="visually-hidden">
            {`${t(total === null ? 'account.balance' : 'account.total')} `}
          </span>
          <Amount value={shown} title={total === null ? exact : undefined} />
        </p>
      )}
      {total !== null && balance && (
        <p className="quiet held">
          <span className="visually-hidden">{`${t('account.balance')} `}</span>
          <Amount value={amount ?? ''} title={exact} />
        </p>
      )}
    </div>
  )
}

/** The wallet's name; for an embedded wallet, the type of the account. */
export function Wallet({ account }: { account: AccountState }) {
  const { t } = useText()
  const { accounts, address, wallet } = account
  if (!wallet) return null
  const type = accounts.find((one) => one.address === address)?.type
  return (
    <p className="quiet" title={t('account.wallet', { wallet: wallet.name })}>
      <span dir="auto">
        {connectedKind(account)?.isEmbedded
          ? t(type === 'smartAccount' ? 'account.type.smartAccount' : 'account.type.eoa')
          : wallet.name}
      </span>
    </p>
  )
}

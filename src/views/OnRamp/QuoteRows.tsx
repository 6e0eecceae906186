import type { OnrampProvider } from '../../actions/account/onrampProviders.ts'
import type { PurchaseChoice } from '../../actions/onramp/assessOrder.ts'
import { isStandIn, sumMoney } from '../../actions/onramp/quoteOrder.ts'
import { TotalRow } from '../../components/Footer.tsx'
import { Notice } from '../../components/Notice.tsx'
import { type OnrampState, onramp } from '../../controllers/onramp.ts'
import type { Money } from '../../types/onramp.ts'
import { formatAmount } from '../../utils/amount.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal, useText } from '../context.ts'
import { Amount } from '../shared/Amount.tsx'
import { DetailRow } from '../shared/Review.tsx'
import { TokenButton } from '../shared/TokenButton.tsx'
import { PurchaseImage } from './PurchaseImage.tsx'
import { useMoney } from './useMoney.ts'

/** Maximum number of decimal places of token amounts. */
const tokenPlaces = 6

/** Reads the quote of the shown order. `hasNoPrice` is true if the service has given no price for the order. */
function useQuote({ amount, currency, key }: PurchaseChoice) {
  const { quote } = useStateOf(onramp, { sync: true }) as OnrampState
  const known = quote && key !== null && quote.orderKey === key ? quote.response : null
  const response = known && !isStandIn(known) ? known : null
  const requested = amount !== null && currency !== null ? { amount, currency: currency.id } : null
  return { response, pay: response?.paymentTotal ?? requested, hasNoPrice: known && !response }
}

function useWriteToken() {
  const { locale } = useText()
  return ({ amount, currency }: Money) => `${formatAmount(amount, locale, tokenPlaces)} ${currency}`
}

/** The amount to pay and the amount to receive, for the footer. */
export function OrderTotals({ order }: { order: PurchaseChoice }) {
  const { t } = useText()
  const money = useMoney()
  const inToken = useWriteToken()
  const { response, pay, hasNoPrice } = useQuote(order)
  if (!pay || !order.key) return null
  return (
    <dl>
      <TotalRow name={t('onramp.pay')}>
        <Amount value={money.cost(pay)} />
      </TotalRow>
      <TotalRow name={t(response ? 'onramp.get' : 'onramp.price')}>
        {response ? (
          <Amount value={inToken(response.purchaseAmount)} />
        ) : (
          <span className="quiet">{t(hasNoPrice ? 'onramp.noPrice' : 'onramp.pricing')}</span>
        )}
      </TotalRow>
    </dl>
  )
}

interface QuoteRowsProps {
  order: PurchaseChoice
  seller: OnrampProvider
  /** Name of the active network. */
  here: string
  /** True if the token cannot be delivered to any of the account's networks. */
  isNowhere: boolean
  onRetry: () => void
}

export function QuoteRows({ order, seller, here, isNowhere, onRetry }: QuoteRowsProps) {
  const modal = useModal()
  const { t } = useText()
  const money = useMoney()
  const inToken = useWriteToken()
  const { quotesLoading } = useStateOf(onramp, { sync: true })
  const { response, hasNoPrice } = useQuote(order)
  const { token, currency, chain } = order
  const provider = seller.label
  const fees = response && sumMoney(response.coinbaseFee, response.networkFee)
  const ofFee = (fee: Money) => (fee.currency === currency?.id ? money.cost(fee) : inToken(fee))
  return (
    <div className="review">
      <dl aria-busy={quotesLoading}>
        <DetailRow short name={t('onramp.buy')}>
          {token && (
            <TokenButton
              token={{ symbol: token.symbol, iconUrl: null }}
              image={<PurchaseImage symbol={token.symbol} />}
              label={t('onramp.chooseToken', { symbol: token.symbol })}
              onClick={() => modal.router.push('OnRampTokenSelect')}
            />
          )}
        </DetailRow>
        {!isNowhere && (
          <DetailRow short name={t('onramp.on')}>
            {chain.name}
          </DetailRow>
        )}
        <DetailRow short name={t('onramp.fees')}>
          <Amount value={fees ? fees.map(ofFee).join(' + ') : seller.feeRange} />
        </DetailRow>
      </dl>
      {hasNoPrice && (
        <Notice
          message={t('onramp.estimate', { provider })}
          action={{ label: t('retry'), run: onRetry }}
        />
      )}
      {!order.isHere && (
        <p className="sentence">
          {t(isNowhere ? 'onramp.nowhere' : 'onramp.elsewhere', {
            provider,
            network: here,
            delivery: chain.name,
          })}
        </p>
      )}
    </div>
  )
}

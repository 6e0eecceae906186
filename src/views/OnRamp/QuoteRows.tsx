import { useSnapshot } from 'valtio/react'
import type { OnrampProvider } from '../../actions/account/onrampProviders.ts'
import type { Order } from '../../actions/onramp/assessOrder.ts'
import { isStandIn, sumMoney } from '../../actions/onramp/quoteOrder.ts'
import { Notice } from '../../components/Notice.tsx'
import { type OnrampState, onramp } from '../../controllers/onramp.ts'
import type { Money } from '../../types/onramp.ts'
import { formatAmount } from '../../utils/amount.ts'
import { useModal, useText } from '../context.ts'
import { DetailRow } from '../shared/Review.tsx'
import { TokenButton } from '../shared/TokenButton.tsx'
import { PurchaseImage } from './PurchaseImage.tsx'
import { useMoney } from './useMoney.ts'

/** Maximum number of decimal places of token amounts. */
const tokenPlaces = 6

interface QuoteRowsProps {
  order: Order
  seller: OnrampProvider
  /** Name of the active network. */
  here: string
  /** True if the token cannot be delivered to any of the account's networks. */
  isNowhere: boolean
  onRetry: () => void
}

export function QuoteRows({ order, seller, here, isNowhere, onRetry }: QuoteRowsProps) {
  const modal = useModal()
  const { t, language } = useText()
  const money = useMoney()
  const { quote, quotesLoading } = useSnapshot(onramp, { sync: true }) as OnrampState
  const { token, amount, currency, chain, key } = order
  const provider = seller.label
  const known = quote && key !== null && quote.orderKey === key ? quote.response : null
  const response = known && !isStandIn(known) ? known : null
  const requested = amount !== null && currency !== null ? { amount, currency: currency.id } : null
  const pay = response?.paymentTotal ?? requested
  const fees = response && sumMoney(response.coinbaseFee, response.networkFee)

  const inToken = ({ amount: text, currency: unit }: Money) =>
    `${formatAmount(text, language, tokenPlaces)} ${unit}`
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
        {pay && key && (
          <>
            <DetailRow short name={t('onramp.pay')}>
              {money.cost(pay)}
            </DetailRow>
            {fees && (
              <DetailRow short name={t('onramp.fees')}>
                <bdi dir="ltr">{fees.map(ofFee).join(' + ')}</bdi>
              </DetailRow>
            )}
            <DetailRow short name={t(response ? 'onramp.get' : 'onramp.price')}>
              {response ? (
                <strong dir="ltr">{inToken(response.purchaseAmount)}</strong>
              ) : (
                <span className="quiet">{t(known ? 'onramp.noPrice' : 'onramp.pricing')}</span>
              )}
            </DetailRow>
          </>
        )}
      </dl>
      {known && !response && (
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

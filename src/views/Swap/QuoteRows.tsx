import { lastDigitOf, type QuoteFigures, shownPlaces } from '../../actions/swap/describeQuote.ts'
import { providerFeeHundredths } from '../../actions/swap/swapRules.ts'
import type { Network } from '../../types/network.ts'
import type { SwapToken } from '../../types/swap.ts'
import { useText } from '../context.ts'
import { Amount } from '../shared/Amount.tsx'
import { DetailRow } from '../shared/Review.tsx'
import { useFormat } from '../shared/useFormat.ts'
import { Rate } from './QuoteSummary.tsx'

interface QuoteRowsProps {
  source: SwapToken
  target: SwapToken
  figures: QuoteFigures
  network: Network
  /** Network fee in base units of the native token; null if unknown. */
  fee: bigint | null
  /** True if the wallet is held to the fee, which is then the most that it takes; false for an estimate. */
  isLimited: boolean
}

/** Rows of a quote's costs and limits. Costs are rounded up and proceeds down. */
export function QuoteRows(props: QuoteRowsProps) {
  const { source, target, figures, network, fee, isLimited } = props
  const { t } = useText()
  const format = useFormat()
  const { nativeCurrency } = network
  const { impact, level } = figures
  const lastDigit = lastDigitOf(source.decimals)
  const money = (cents: bigint | null) => cents !== null && format.cents(cents)
  return (
    <>
      <DetailRow short name={t('swap.row.rate')}>
        <Rate source={source} target={target} figures={figures} />
      </DetailRow>
      <DetailRow short name={t('swap.row.impact')}>
        <span data-grave={level !== 'none' ? '' : undefined}>
          {impact === null ? t('swap.row.unknown') : <Amount value={format.percent(impact)} />}
        </span>
      </DetailRow>
      <DetailRow
        short
        name={t('swap.row.providerFee', { percent: format.percent(providerFeeHundredths) })}
      >
        <Amount
          value={
            figures.isProviderFeeTiny
              ? `< ${format.short(lastDigit, source.decimals, shownPlaces)}`
              : format.atMost(figures.providerFee, source.decimals, shownPlaces)
          }
          unit={source.symbol}
          fiat={money(figures.providerFeeCents)}
        />
      </DetailRow>
      <DetailRow short name={t(isLimited ? 'swap.row.networkFee' : 'send.preview.feeExact')}>
        {fee === null ? (
          t('swap.row.feeUnknown')
        ) : (
          <Amount
            value={`${isLimited ? '' : '≈ '}${format.atMost(fee, nativeCurrency.decimals, 6)}`}
            unit={nativeCurrency.symbol}
            fiat={money(figures.feeCents)}
          />
        )}
      </DetailRow>
      <DetailRow short name={t('swap.row.minimum', { percent: format.percent(figures.slippage) })}>
        <Amount value={format.short(figures.minimum, target.decimals, 6)} unit={target.symbol} />
      </DetailRow>
    </>
  )
}

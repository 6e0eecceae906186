import type { SwapState } from '../../controllers/swap.ts'
import { useText } from '../context.ts'
import { useFormat } from '../shared/useFormat.ts'

/** For screen readers; the visible figures are no live region. */
export function QuoteAnnouncement({ draft }: { draft: SwapState }) {
  const { t } = useText()
  const format = useFormat()
  const { toToken, quote, quoteStatus, change } = draft
  const amount =
    toToken && quote && `${format.short(quote.toAmount, toToken.decimals, 6)} ${toToken.symbol}`
  return (
    <p role="status" className="visually-hidden">
      {quoteStatus === 'ready' && amount && t('swap.about', { amount })}
      {quoteStatus === 'ready' &&
        change &&
        `. ${t(`swap.${change.direction}`, { percent: format.percent(change.hundredths) })}`}
    </p>
  )
}

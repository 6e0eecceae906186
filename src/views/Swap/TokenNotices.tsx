import { levelOf } from '../../actions/swap/describeQuote.ts'
import { readDoubts } from '../../actions/swap/readDoubts.ts'
import { Notice } from '../../components/Notice.tsx'
import type { SwapState } from '../../controllers/swap.ts'
import { useText } from '../context.ts'
import { useFormat } from '../shared/useFormat.ts'
import { contractOf } from './contractOf.ts'

export function TokenNotices({ draft }: { draft: SwapState }) {
  const { t } = useText()
  const doubtOf = readDoubts(draft)
  return [draft.sourceToken, draft.toToken].map((token) => {
    const doubt = token && doubtOf(token)
    if (!token || !doubt || doubt === 'original') return null
    const params = { symbol: token.symbol, address: contractOf(token) }
    return <Notice key={token.address} message={t(`swap.${doubt}`, params)} />
  })
}

/** Warns of the price impact. `impact` is in hundredths of a percent; null means that it is unknown. */
export function ImpactNotice({ impact }: { impact: bigint | null }) {
  const { t } = useText()
  const format = useFormat()
  const level = levelOf(impact)
  if (level === 'none') return null
  if (impact === null) return <Notice message={t('swap.unknownImpact')} />
  return <Notice message={t('swap.highImpact', { percent: format.percent(impact) })} />
}

/** A live region that announces the quote to screen readers, in place of the visible figures. */
export function QuoteAnnouncement({ draft }: { draft: SwapState }) {
  const { t } = useText()
  const format = useFormat()
  const { toToken, quote, quoteStatus, change } = draft
  const amount =
    toToken && quote && `${format.short(quote.toAmount, toToken.decimals, 6)} ${toToken.symbol}`
  return (
    <p role="status" className="visually-hidden">
      {quoteStatus === 'ready' &&
        amount &&
        (change
          ? t(`swap.about.${change.direction}`, {
              amount,
              percent: format.percent(change.hundredths),
            })
          : t('swap.about', { amount }))}
    </p>
  )
}

import type { QuoteFigures } from '../../actions/swap/describeQuote.ts'
import { readDoubts } from '../../actions/swap/readDoubts.ts'
import { impactLimits, slippageRules } from '../../actions/swap/swapRules.ts'
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

/** Warns of a loss, of one that is unknown, and of prices on which the sources disagree. */
export function ImpactNotice({ figures }: { figures: QuoteFigures }) {
  const { t } = useText()
  const format = useFormat()
  const { impact, level, isContradicted } = figures
  if (level === 'none') return null
  if (impact === null) return <Notice message={t('swap.unknownImpact')} />
  const isLoss = impact >= impactLimits.warn
  return (
    <>
      {isContradicted && <Notice message={t('swap.contradicted')} />}
      {isLoss && <Notice message={t('swap.highImpact', { percent: format.percent(impact) })} />}
    </>
  )
}

/** Warns of a slippage by which the swap may fail, or from which others may profit. */
export function SlippageNotice({ slippage }: { slippage: bigint }) {
  const { t } = useText()
  const format = useFormat()
  const { low, high } = slippageRules
  if (slippage >= low && slippage <= high) return null
  const percent = format.percent(slippage)
  return (
    <Notice message={t(slippage < low ? 'swap.slippage.low' : 'swap.slippage.high', { percent })} />
  )
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

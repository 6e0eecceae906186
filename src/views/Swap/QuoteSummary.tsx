import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { type QuoteFigures, ratePlaces } from '../../actions/swap/describeQuote.ts'
import { Footer, TotalRow } from '../../components/Footer.tsx'
import { LineIcon } from '../../components/Icon.tsx'
import type { SwapToken } from '../../types/swap.ts'
import { useText } from '../context.ts'
import { Amount } from '../shared/Amount.tsx'
import { useFormat } from '../shared/useFormat.ts'
import { useSentence } from '../shared/useSentence.tsx'

interface RateProps {
  source: SwapToken
  target: SwapToken
  figures: QuoteFigures
}

export function Rate({ source, target, figures }: RateProps) {
  const { t } = useText()
  const format = useFormat()
  const amount = format.rate(figures.rate, target.decimals + ratePlaces)
  return (
    <Amount
      value={t('swap.row.rateValue', { source: source.symbol, amount, target: target.symbol })}
    />
  )
}

interface SwapTotalProps {
  figures: QuoteFigures
  /** True if the wallet is held to the network fee in the total; false for an estimate. */
  isLimited: boolean
}

export function SwapTotal({ figures: { totalCents }, isLimited }: SwapTotalProps) {
  const { t } = useText()
  const format = useFormat()
  const total = totalCents === null ? null : format.cents(totalCents)
  return (
    <dl>
      <TotalRow name={t(isLimited ? 'swap.row.total' : 'send.total')}>
        {total === null ? (
          t('swap.row.unknown')
        ) : (
          <Amount value={isLimited ? total : `≈ ${total}`} />
        )}
      </TotalRow>
    </dl>
  )
}

interface QuoteSummaryProps {
  /** Undefined while there is no quote. */
  rate: RateProps | undefined
  /** Rows of all costs and limits, hidden until the user opens them. */
  details: ReactNode
  /** The primary button. */
  children: ReactNode
}

/** The footer of the form. Rate and total are in one line; a press on this line opens the details above the line. */
export function QuoteSummary({ rate, details, children }: QuoteSummaryProps) {
  const { t } = useText()
  const say = useSentence()
  const format = useFormat()
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const total = rate?.figures.totalCents ?? null

  useEffect(() => {
    if (isOpen) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])

  return (
    <>
      <div id={id} ref={panel} className="review" hidden={!rate || !isOpen}>
        {rate && details}
      </div>
      <Footer>
        {rate && (
          <button
            type="button"
            className="summary"
            part="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <Rate {...rate} />
            <span>
              <span>
                {total === null
                  ? t('swap.total.unknown')
                  : say('swap.total', { amount: <Amount value={format.cents(total)} /> })}
              </span>
              <LineIcon path="M6 9l6 6 6-6" size={16} />
            </span>
          </button>
        )}
        {children}
      </Footer>
    </>
  )
}

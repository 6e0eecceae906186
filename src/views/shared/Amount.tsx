import { addStyles } from '../../theme/styles.ts'
import css from './Amount.css'

addStyles(css)

interface AmountProps {
  /** A number formatted by `useFormat`, which may begin with a sign. */
  value: string
  unit?: string | undefined
  /** Formatted value in a currency, shown beside the amount. */
  fiat?: string | false | null | undefined
  /** All digits of a shortened amount. */
  title?: string | undefined
  className?: string | undefined
}

/** Writes an amount: sign, number, unit and value in this order, in text of both directions. */
export function Amount({ value, unit, fiat, title, className }: AmountProps) {
  return (
    <bdi dir="ltr" className={className ? `money ${className}` : 'money'} title={title}>
      {`${value.replace(/^-/, '−')} ${unit ?? ''}`.trim()}
      {fiat && (
        <>
          {' '}
          <bdi dir="ltr" className="quiet">
            {fiat}
          </bdi>
        </>
      )}
    </bdi>
  )
}

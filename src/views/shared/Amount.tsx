import { addStyles } from '../../theme/styles.ts'
import type { Network } from '../../types/network.ts'
import type { TokenUnit } from '../../types/token.ts'
import css from './Amount.css'

addStyles(css)

interface AmountProps {
  /** A number formatted by `useFormat`, which may begin with a sign. */
  value: string
  unit?: string | undefined
  /** Value of the amount in a currency, formatted; shown beside the amount. */
  fiat?: string | false | null | undefined
  /** The amount with all digits, if `value` is shortened. */
  title?: string | undefined
  className?: string | undefined
}

/** Unit of native amounts on an EVM network; wei if the page has not configured the network. */
export function nativeUnit(network: Network | null): TokenUnit {
  return network?.nativeCurrency ?? { symbol: 'wei', decimals: 0 }
}

/** Shows an amount: sign, number, unit and value. The order is the same in both text directions. */
export function Amount({ value, unit, fiat, title, className }: AmountProps) {
  const text = `${value.replace(/^-/, '−')} ${unit ?? ''}`.trim()
  // A tooltip would only repeat an amount that is shown with all its digits.
  const more = title === text ? undefined : title
  return (
    <bdi dir="ltr" className={className ? `money ${className}` : 'money'} title={more}>
      {text}
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

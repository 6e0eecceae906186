import { fiatDigits } from '../../actions/onramp/fiatDigits.ts'
import type { Money } from '../../types/onramp.ts'
import { useText } from '../context.ts'

/** Returns formatters of payments. Amounts are decimal strings, which are formatted without a conversion to a float. */
export function useMoney() {
  const { locale } = useText()
  function format({ amount, currency }: Money, options: Intl.NumberFormatOptions) {
    const digits = fiatDigits(currency)
    const all = { style: 'currency', currency, maximumFractionDigits: digits, ...options } as const
    return new Intl.NumberFormat(locale, all).format(amount as Intl.StringNumericLiteral)
  }
  return {
    /** Formats an amount that the user pays, rounded up so that it is never understated. */
    cost: (money: Money) => format(money, { roundingMode: 'ceil' } as Intl.NumberFormatOptions),
    /** Formats a limit, without cents if they are zero. */
    round: (money: Money) =>
      format(money, { trailingZeroDisplay: 'stripIfInteger' } as Intl.NumberFormatOptions),
    /**
     * Formats a whole amount for a narrow button beside the currency's code: with the currency's sign, or without it if
     * the sign is a word such as `US$`.
     */
    preset(money: Money) {
      const options = { maximumFractionDigits: 0, currencyDisplay: 'narrowSymbol' } as const
      const written = format(money, options)
      return /\p{L}{2}/u.test(written) ? format(money, { ...options, style: 'decimal' }) : written
    },
  }
}

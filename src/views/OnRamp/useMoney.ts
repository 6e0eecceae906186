import { fiatDigits } from '../../actions/onramp/fiatDigits.ts'
import type { Money } from '../../types/onramp.ts'
import { useText } from '../context.ts'

/** Formats payments. Amounts are exact decimal strings and never become numbers. */
export function useMoney() {
  const { language } = useText()
  function format({ amount, currency }: Money, options: Intl.NumberFormatOptions) {
    const digits = fiatDigits(currency)
    const all = { style: 'currency', currency, maximumFractionDigits: digits, ...options } as const
    return new Intl.NumberFormat(language, all).format(amount as Intl.StringNumericLiteral)
  }
  return {
    /** The amount to pay, rounded up so that it never reads as less. */
    cost: (money: Money) => format(money, { roundingMode: 'ceil' } as Intl.NumberFormatOptions),
    /** A limit or preset, without cents if they are zero. */
    round: (money: Money) =>
      format(money, { trailingZeroDisplay: 'stripIfInteger' } as Intl.NumberFormatOptions),
  }
}

import { fiatDigits } from '../../actions/onramp/fiatDigits.ts'
import type { Money } from '../../types/onramp.ts'
import { useText } from '../context.ts'

/** Amounts of money as people read them. They are exact decimal texts, and are never made numbers. */
export function useMoney() {
  const { language } = useText()
  function format({ amount, currency }: Money, options: Intl.NumberFormatOptions) {
    const digits = fiatDigits(currency)
    const all = { style: 'currency', currency, maximumFractionDigits: digits, ...options } as const
    return new Intl.NumberFormat(language, all).format(amount as Intl.StringNumericLiteral)
  }
  return {
    /** What is to be paid: rounded up, for it is never less. */
    cost: (money: Money) => format(money, { roundingMode: 'ceil' } as Intl.NumberFormatOptions),
    /** A limit or a usual amount: without cents where there are none. */
    round: (money: Money) =>
      format(money, { trailingZeroDisplay: 'stripIfInteger' } as Intl.NumberFormatOptions),
  }
}

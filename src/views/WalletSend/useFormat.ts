import { fiatDecimals } from '../../actions/send/fiat.ts'
import { formatAmount, formatUnits } from '../../utils/amount.ts'
import { useText } from '../context.ts'

/** Amounts as people read them. */
export function useFormat() {
  const { language } = useText()
  return {
    /** Every digit, for what is about to be signed. */
    exact: (baseUnits: bigint, decimals: number) =>
      formatAmount(formatUnits(baseUnits, decimals), language, decimals),
    /** Cut off after a few places. */
    short: (baseUnits: bigint, decimals: number, places?: number) =>
      formatAmount(formatUnits(baseUnits, decimals), language, places),
    cents(cents: bigint) {
      const text = formatUnits(cents, fiatDecimals) as Intl.StringNumericLiteral
      return new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }).format(text)
    },
    usd: (value: number) =>
      value > 0 && value < 0.01
        ? `< ${new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }).format(0.01)}`
        : new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }).format(value),
  }
}

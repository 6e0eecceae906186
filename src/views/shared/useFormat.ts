import { fiatDecimals } from '../../actions/amounts/fiatUnits.ts'
import { formatAmount, formatUnits } from '../../utils/amount.ts'
import { formatFiat, formatRate } from '../../utils/fiat.ts'
import { useText } from '../context.ts'

export function useFormat() {
  const { locale } = useText()
  const short = (baseUnits: bigint, decimals: number, places?: number) =>
    formatAmount(formatUnits(baseUnits, decimals), locale, places)
  return {
    /** Formats an amount in base units with all its digits, for reviews before signing. */
    exact: (baseUnits: bigint, decimals: number) =>
      formatAmount(formatUnits(baseUnits, decimals), locale, decimals),
    /** Formats an amount in base units, truncated to a few decimal places. */
    short,
    /** Formats a balance in base units; an unknown balance is a dash and not zero. */
    held: (baseUnits: bigint | null, decimals: number) =>
      baseUnits === null ? '–' : short(baseUnits, decimals),
    rate: (baseUnits: bigint, decimals: number) =>
      formatRate(formatUnits(baseUnits, decimals), locale),
    /**
     * Formats a value in US cents that was rounded down. `isSome` is true if the amount is above zero, even if its
     * value is 0 cents.
     */
    cents(cents: bigint, isSome = false) {
      if (isSome && cents === 0n) return formatFiat(0.001, locale)
      const text = formatUnits(cents, fiatDecimals) as Intl.StringNumericLiteral
      return new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(text)
    },
    /** Formats a maximum in base units, rounded up to `places` decimal places so that it is never understated. */
    atMost(baseUnits: bigint, decimals: number, places: number) {
      const step = 10n ** BigInt(Math.max(0, decimals - places))
      const up = ((baseUnits + step - 1n) / step) * step
      return formatAmount(formatUnits(up, decimals), locale, places)
    },
    /** Formats a percentage given in hundredths of a percent. */
    percent: (hundredths: bigint) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
        Number(hundredths) / 10_000,
      ),
    /** Formats a length of time in minutes: `10 min`. */
    minutes: (minutes: number) =>
      new Intl.NumberFormat(locale, {
        style: 'unit',
        unit: 'minute',
        maximumFractionDigits: 2,
      }).format(minutes),
    /** Formats a time in ms since the epoch as date and time. */
    moment: (milliseconds: number) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
        milliseconds,
      ),
    /** Formats a maximum in USD, rounded up to the cent. */
    usdAtMost(value: number) {
      if (value > 0 && value < 0.01) return formatFiat(value, locale)
      const options = { style: 'currency', currency: 'USD', roundingMode: 'ceil' } as const
      return new Intl.NumberFormat(locale, options).format(value)
    },
  }
}

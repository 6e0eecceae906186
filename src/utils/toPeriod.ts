/** Units of an interval, with their length in seconds. An interval is shown in the largest unit that divides it. */
const periods = [
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** Writes an interval for a text like "every {period}": "hour", "2 weeks". */
export function toPeriod(seconds: number, locale: string): string {
  const [unit, length] = periods.find(([, one]) => seconds % one === 0) ?? ['second', 1]
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const
  const format = new Intl.NumberFormat(locale, style)
  if (seconds !== length) return format.format(seconds / length)
  // The unit alone, without the number 1, so that the text reads "every hour".
  const parts = format.formatToParts(1).filter(({ type }) => type === 'unit')
  return parts.map(({ value }) => value).join('')
}

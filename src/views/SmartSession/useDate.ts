import { useText } from '../context.ts'

/** A date and time to the minute, by locale. */
export function useDate(milliseconds: number): string {
  const { language } = useText()
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat(language, style).format(milliseconds)
}

import { useText } from '../context.ts'

/** A moment to the minute, as people write it. */
export function useDate(milliseconds: number): string {
  const { language } = useText()
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat(language, style).format(milliseconds)
}

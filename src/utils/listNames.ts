/** Formats names as a list in the user's language: `Solana, Bitcoin`. */
export function listNames(names: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'unit' }).format(names)
}

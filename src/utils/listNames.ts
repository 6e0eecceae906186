/** Formats names as a list in the user's language: `Solana, Bitcoin`. */
export function listNames(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'unit' }).format(names)
}

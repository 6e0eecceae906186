/** Names as a list in the language: `Solana, Bitcoin`. */
export function listNames(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'unit' }).format(names)
}

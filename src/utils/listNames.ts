/** Names one after the other, as the language has them: `Solana, Bitcoin`. */
export function listNames(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'unit' }).format(names)
}

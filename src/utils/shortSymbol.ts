/** Longest symbol of a token without a listing that is shown in full, in characters. */
const maxLength = 11

/** Marks that a quotation may begin or end with. */
const quotationMarks = /[\p{Pi}\p{Pf}"„‟‚「」『』〝〞〟`]/gu

/** Shortens the symbol of an unlisted token, and takes quotation marks out of it: it is shown in such. */
export function shortSymbol(symbol: string): string {
  const characters = [...symbol.replace(quotationMarks, '').trim()]
  return characters.length > maxLength
    ? `${characters.slice(0, maxLength).join('').trimEnd()}…`
    : characters.join('')
}

import { toDisplayText } from './displayText.ts'

/**
 * Matches a symbol that reads as a part of the number before it: a group of three digits, a mark between digits, or a word
 * with another behind it (`000 USDC`, `million USDC`).
 */
const numberLike = /^[.,'’٫٬+×−-]|^\p{Nd}{3}(?!\p{Nd})|\s/u

const isQuoted = /^“.*”$/u

/**
 * Cleans the symbol of a token, which anybody can choose. One that would make another amount of the number before it is put
 * in quotation marks.
 */
export function toSymbol(text: string): string {
  const symbol = toDisplayText(text)
  return numberLike.test(symbol) && !isQuoted.test(symbol) ? `“${symbol}”` : symbol
}

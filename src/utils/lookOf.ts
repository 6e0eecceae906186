/** Characters that look like a Latin letter, by that letter (Unicode's confusables, UTS #39, and what tokens have used). */
const lookalikes: Readonly<Record<string, string>> = {
  A: 'АΑᎪꓮ',
  B: 'ВΒᏴꓐ8',
  C: 'СϹᏟⅭꓚ',
  D: 'ᎠⅮꓓÐĐԀ',
  E: 'ЕΕᎬꓰ',
  G: 'ԌᏀꓖ',
  H: 'НΗᎻꓧ',
  // L is small l, which looks like I.
  I: 'ІΙӀᏆⅠꓲL1|ⅬᏞ',
  J: 'ЈᎫꓙ',
  K: 'КΚᏦꓗ',
  M: 'МΜᎷⅯꓟ',
  N: 'Νꓠ',
  O: 'ОΟՕꓳ0Ø',
  P: 'РΡᏢꓑ',
  R: 'ᎡᏒꓣ',
  S: 'ЅՏᏚꓢ5$',
  T: 'ТΤᎢꓔ₮Ŧ',
  U: 'Սꓴ',
  V: 'ѴᏙⅤꓦ',
  W: 'ԜᎳꓪ',
  X: 'ХΧⅩꓫ',
  Y: 'УΥҮꓬ',
  Z: 'ΖᏃꓜ',
}
const letters = new Map(
  Object.entries(lookalikes).flatMap(([letter, all]) => [...all].map((one) => [one, letter])),
)

/**
 * Returns the same text for symbols that users may take for each other: without case, width, marks, spaces, punctuation
 * and a leading `$`, and with lookalikes of Latin letters as these.
 */
export function lookOf(symbol: string): string {
  const plain = symbol.normalize('NFKD').replace(/^[\s\p{Cf}]*\$/u, '')
  const letter = (one: string) => letters.get(one) ?? one
  return [...plain.toUpperCase()]
    .map(letter)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

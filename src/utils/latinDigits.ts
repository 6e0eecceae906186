const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))

/** Unicode encodes the ten digits of a script in a run that begins with zero, and some runs follow each other. */
function zeroOf(code: number): number {
  let start = code
  while (isDigit(start - 1)) start -= 1
  return code - ((code - start) % 10)
}

/** Replaces the decimal digits of any script (`Nd`) by 0 to 9. Null if the text has digits of several scripts. */
export function toLatinDigits(text: string): string | null {
  const zeros = new Set<number>()
  const latin = text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = zeroOf(code)
    zeros.add(zero)
    return String(code - zero)
  })
  return zeros.size > 1 ? null : latin
}

export interface TypedDigits {
  digits: string[]
  focus: number
}

/**
 * Returns the digits after the user has typed, pasted or autofilled `text` into the box `index`. Other characters are
 * dropped. A complete code fills all boxes, even if the user entered it into a box other than the first.
 */
export function typeDigits(digits: readonly string[], index: number, text: string): TypedDigits {
  const given = [...text.normalize('NFKC')].filter((char) => /[0-9]/.test(char))
  const next = [...digits]
  if (given.length === 0) {
    if (text === '') next[index] = ''
    return { digits: next, focus: index }
  }
  const start = given.length >= digits.length ? 0 : index
  const fitting = given.slice(0, digits.length - start)
  for (const [offset, digit] of fitting.entries()) next[start + offset] = digit
  return { digits: next, focus: Math.min(start + fitting.length, digits.length - 1) }
}

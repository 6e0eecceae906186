export interface TypedDigits {
  digits: string[]
  /** Index of the box to focus next. */
  focus: number
}

/**
 * What the boxes of a one-time code hold after `text` came into box `index`: typed, pasted or filled in
 * by the browser. What is no digit is dropped; a whole code fills all boxes wherever it came in.
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

export interface TypedDigits {
  digits: string[]
  focus: number
}

/**
 * Returns the boxes after the user types, pastes or autofills `text` into box `index`. Characters other than digits are
 * dropped. A complete code fills all boxes, whichever box received it.
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

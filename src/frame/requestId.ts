/** Creates an id that other windows cannot guess: 128 random bits in base 36. */
export function newRequestId(): string {
  const words = crypto.getRandomValues(new Uint32Array(4))
  return Array.from(words, (word) => word.toString(36).padStart(7, '0')).join('')
}

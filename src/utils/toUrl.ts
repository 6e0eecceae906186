/** Returns the absolute URL in a text; null if there is none. Safari before 17 and Chrome before 120 lack `URL.canParse`. */
export function toUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

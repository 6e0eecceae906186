const maxNameLength = 64

/** Cleans text from outside to one line: removes invisible characters, line breaks and direction marks. */
export function toDisplayLine(text: string, maxCharacters: number): string {
  const start = text.slice(0, 1024)
  const visible = start.replace(/[\p{Cf}\p{Cs}\p{DI}]/gu, '').replace(/[\p{Cc}\p{Z}]+/gu, ' ')
  return [...visible.trim()].slice(0, maxCharacters).join('').trim()
}

/** Cleans a name from outside: one line of at most 64 characters. */
export function toDisplayText(name: string): string {
  return toDisplayLine(name, maxNameLength)
}

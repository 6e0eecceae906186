const maxNameLength = 64

/** Text from outside, fit to be shown in one line: nothing invisible, nothing that breaks lines or turns the text around it. */
export function toDisplayLine(text: string, maxCharacters: number): string {
  const start = text.slice(0, 1024)
  const visible = start.replace(/[\p{Cf}\p{Cs}]/gu, '').replace(/[\p{Cc}\p{Z}]+/gu, ' ')
  return [...visible.trim()].slice(0, maxCharacters).join('').trim()
}

/** A name from outside: at most 64 characters of such text. */
export function toDisplayText(name: string): string {
  return toDisplayLine(name, maxNameLength)
}

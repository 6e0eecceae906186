const maxCharacters = 64

/**
 * A name from outside, fit to be shown in one line: at most 64 characters; nothing invisible, nothing
 * that breaks lines or turns the text around it.
 */
export function toDisplayText(name: string): string {
  const start = name.slice(0, 1024)
  const visible = start.replace(/[\p{Cf}\p{Cs}]/gu, '').replace(/[\p{Cc}\p{Z}]+/gu, ' ')
  return [...visible.trim()].slice(0, maxCharacters).join('').trim()
}

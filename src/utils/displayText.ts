const maxNameLength = 64

/**
 * Invisible characters, but joiners between letters of the scripts from Arabic to Sinhala or between symbols, and the
 * variation selector of emoji. `src/chains/plainText.ts` has the whole rule, which is too large for the first view.
 */
const invisible =
  /(?!(?<=[\ufe0f\u0620-\u0dff\p{S}])[\u200c\u200d](?=[\u0620-\u0dff\p{S}])|(?<=\p{So})\ufe0f)[\p{Cf}\p{Cs}\p{DI}]/gu

/** Cleans text from outside to one line: removes invisible characters, line breaks and direction marks. */
export function toDisplayLine(text: string, maxCharacters: number): string {
  const start = text.slice(0, 1024)
  const visible = start.replace(invisible, '').replace(/[\p{Cc}\p{Z}\u2800]+/gu, ' ')
  // The cut may be within a joined emoji.
  return [...visible.trim()]
    .slice(0, maxCharacters)
    .join('')
    .replace(/[\s\u200d]+$/, '')
}

/** Cleans a name from outside: one line of at most 64 characters. */
export function toDisplayText(name: string): string {
  return toDisplayLine(name, maxNameLength)
}

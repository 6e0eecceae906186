const maxNameLength = 64

/** The flags of England, Scotland and Wales: a black flag with tags, all that fonts show of such sequences (UTS #51, ED-14c). */
export const flagOfTags =
  /\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}/u
    .source

/**
 * An invisible character, but joiners between letters of the scripts from Arabic to Sinhala or between emoji, and the
 * variation selector of emoji and keycaps. `src/chains/plainText.ts` has the whole rule, which is too large for the first
 * view.
 */
const invisible =
  /(?!(?<=[\u0620-\u0dff])[\u200c\u200d](?=(?!\p{Nd})[\u0620-\u0dff])|(?<=\p{ExtPict}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)\u200d(?=\p{ExtPict})|(?<=\p{ExtPict})\ufe0f|(?<=[\d#*])\ufe0f(?=\u20e3))[\p{Cf}\p{Cs}\p{Co}\p{DI}]/u
    .source
const flagOrInvisible = new RegExp(`(${flagOfTags})|${invisible}`, 'gu')

const withoutInvisible = (text: string): string => text.replace(flagOrInvisible, '$1')

/** Cleans text from outside to one line: removes invisible characters, line breaks and direction marks. */
export function toDisplayLine(text: string, maxCharacters: number): string {
  const start = text.slice(0, 1024)
  const visible = withoutInvisible(start).replace(/[\p{Cc}\p{Z}\u2800\u{1d159}]+/gu, ' ')
  const cut = [...visible.trim()].slice(0, maxCharacters).join('')
  // The cut may be within an emoji.
  return withoutInvisible(cut).trimEnd()
}

/** Cleans a name from outside: one line of at most 64 characters. */
export function toDisplayText(name: string): string {
  return toDisplayLine(name, maxNameLength)
}

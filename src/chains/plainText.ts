import { flagOfTags } from '../utils/displayText.ts'

/** Maximum characters of a message that the review shows, because a user does not read more. */
export const maxShown = 10_000

/** Control characters other than tab and line ends. A wallet may drop what stands before or after one. */
const controls = /(?![\n\r\t])\p{Cc}/u
/** An emoji with its variation selector or skin tone. */
const emoji = /\p{ExtPict}[\ufe0e\ufe0f\u{1f3fb}-\u{1f3ff}]?/u.source
/**
 * The blocks from Arabic to Sinhala, Myanmar, Khmer, Mongolian, and those of Tai Tham to Sundanese, Javanese, Meetei Mayek,
 * Brahmi to Chakma, and Adlam: their letters join, which joiners control.
 */
const joining =
  /[\u0620-\u0dff\u1000-\u109f\u1780-\u18af\u1a20-\u1bbf\ua840-\ua877\ua980-\ua9df\uaae0-\uaaff\u{10d00}-\u{10d3f}\u{11000}-\u{1114f}\u{1e900}-\u{1e95f}]/u
    .source
/** The blocks of Thai, Lao, Myanmar and Khmer. */
const unspaced = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/u.source
const virama = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]/u.source

/** Sequences in which invisible characters are text. */
const sequences = [
  // The flags of England, Scotland and Wales, emoji that are joined, and keycaps (UTS #51, ED-14c to ED-16). Fonts show any
  // other flag of tags as a black one, so that its tags could hold hidden words.
  flagOfTags,
  `${emoji}(?:\\u200d${emoji})*`,
  /[\d#*]\ufe0f\u20e3/u.source,
  // Joiners between letters (RFC 5892, A.1 and A.2). Persian abbreviates by the letter heh with a joiner, as in the name of
  // its era, and joins its endings to words of other scripts. Kurdish writes the vowel e as heh with a non-joiner, also at
  // the end of a word.
  `(?<=${joining})[\\u200c\\u200d](?=${joining})(?!\\p{Nd})`,
  `(?<=${virama})[\\u200c\\u200d]`,
  /(?<=\u0647)[\u200c\u200d]/u.source,
  `(?<=[\\p{L}\\p{Nd}»)])\\u200c(?=${joining})(?!\\p{Nd})`,
  // Khmer, Burmese, Thai and Lao have no spaces between words, and mark where a line may break (UAX #14, ZW).
  `(?<=${unspaced})\\u200b(?=${unspaced})`,
  // One variation selector of a Mongolian letter or of an ideograph: no ideograph has more than 32 variations
  // (https://unicode.org/ivd/, 2022), and the other selectors could hold hidden bytes.
  /\p{sc=Han}[\ufe00-\ufe02\u{e0100}-\u{e011f}]/u.source,
  /(?<=[\u1820-\u18aa])[\u180b-\u180f]/u.source,
  // The name of Jerusalem in the Hebrew Bible joins two vowels of one letter (Unicode 16, chapter 9.1).
  /(?<=[\u05b0-\u05c7])\u034f(?=[\u05b0-\u05c7])/u.source,
  // Arabic and Syriac signs of numbers and verses: Unicode counts them as format characters, but they are visible.
  /[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2]/u.source,
].join('|')
const mark = /[\u200e\u200f\u061c](?![\u200e\u200f\u061c])/u.source
/** Characters that show nothing or that reorder the text around them, and control characters but tab and line ends. */
const hidden = /[\p{Cf}\p{DI}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u2800\u{1d159}]|(?![\n\r\t])\p{Cc}/u.source
const texts = new RegExp(`(${sequences})|(${mark})|${hidden}`, 'gu')

/** A letter or digit of a script that runs from right to left. */
const rightToLeft =
  /(?=[\p{L}\p{Nd}])[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * Replaces each hidden character by �. Joiners where letters join, emoji, and direction marks in a text with
 * right-to-left letters are text.
 */
export function showHidden(text: string): string {
  const isRightToLeft = rightToLeft.test(text)
  return text.replace(texts, (one, sequence?: string, direction?: string) =>
    sequence || (direction && isRightToLeft) ? one : '\ufffd',
  )
}

/** The sentence with which sign-in messages begin (EIP-4361, CAIP-122). */
export const signInPhrase = /wants you to sign in with your/i

export const hidesCharacters = (text: string): boolean => showHidden(text) !== text

/** Returns the digits of a text that is a hexadecimal number as a whole, and may be a hash or a transaction. */
export const digitsOf = (text: string): string | undefined =>
  /^\s*(?:0x)?([\da-f]{64,})\s*$/i.exec(text)?.[1]

/** True for the length of a digest. Such bytes are one even if their values happen to be text. */
export const isHash = ({ length }: Uint8Array): boolean => length === 32

/** Returns the text that bytes are in UTF-8; null if they are none. */
export function fromUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

/**
 * Returns the text that the bytes of a message are. Null if they are a hash, or have control characters: the messages of
 * transactions do, also where they are valid UTF-8.
 */
export function textOf(bytes: Uint8Array): string | null {
  const text = isHash(bytes) ? null : fromUtf8(bytes)
  return text !== null && controls.test(text) ? null : text
}

/**
 * True for a text that is harmless to sign by itself. It decides while the code that reads texts cannot be loaded, so
 * every sign-in that does not begin with the page's own host is left to the user.
 */
export function isPlainText(text: string | null): boolean {
  if (text === null || text.length > maxShown || hidesCharacters(text) || digitsOf(text))
    return false
  return !signInPhrase.test(text) || text.startsWith(`${location.host} `)
}

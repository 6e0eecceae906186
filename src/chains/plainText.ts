/** Maximum characters of a message that the review shows, because a user does not read more. */
export const maxShown = 10_000

/** Control characters other than tab and line ends. A wallet may drop what stands before or after one. */
const controls = /(?![\n\r\t])\p{Cc}/u
/** Characters that hide text, or that reorder the text around them. The joiner of emoji is none of them. */
const hidden = /[\p{Co}\p{Zl}\p{Zp}]|(?!\u200d)\p{Cf}/u
/** The sentence with which sign-in messages begin (EIP-4361, CAIP-122). */
export const signInPhrase = /wants you to sign in with your/i

export const hidesCharacters = (text: string): boolean => hidden.test(text) || controls.test(text)

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

import type { ReadRequest, ReviewContext, Statement } from '../types/review.ts'
import { referenceOf } from '../utils/caip.ts'
import { readSignIn, warn } from './readSignIn.ts'

/** Maximum characters of a message that the review shows, because a user does not read more. */
const maxShown = 10_000

/** Control characters other than tab and line ends. A wallet may drop what stands before or after one. */
const controls = /(?![\n\r\t])\p{Cc}/u
/** Characters that hide text, or that reorder the text around them. The joiner of emoji is none of them. */
const hiddenCharacters = /[\p{Co}\p{Zl}\p{Zp}]|(?!\u200d)\p{Cf}/u
/** Characters without a glyph, which the review shows as a mark. */
const unprintable = /[\p{Co}\p{Zl}\p{Zp}]|(?!\u200d)\p{Cf}|(?![\n\t])\p{Cc}/gu

const digits = (text: string) => /^\s*(?:0x)?([\da-f]{64,})\s*$/i.exec(text)?.[1]

/** True for the length of a digest. Such bytes are one even if their values happen to be text. */
export const isHash = ({ length }: Uint8Array): boolean => length === 32

/**
 * Returns the text that bytes of a page are in UTF-8. Null if they are a hash, or have control characters: the messages
 * of transactions do, also where they are valid UTF-8.
 */
export function textOf(bytes: Uint8Array): string | null {
  if (isHash(bytes)) return null
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return controls.test(text) ? null : text
  } catch {
    return null
  }
}

/** Warnings on a text. One that is a hexadecimal number as a whole may be a hash or a transaction. */
function warningsOn(text: string): Statement[] {
  const warnings: Statement[] = []
  const hex = digits(text)
  if (hex !== undefined)
    warnings.push(warn(hex.length === 64 ? 'review.message.hash' : 'review.message.bytes'))
  if (hiddenCharacters.test(text) || controls.test(text))
    warnings.push(warn('review.message.hidden'))
  if (text.length > maxShown) warnings.push(warn('review.message.long'))
  return warnings
}

const toVisible = (text: string) =>
  text.slice(0, maxShown).replace(/\r\n?/g, '\n').replace(unprintable, '\ufffd')

type ReadText = Pick<
  ReadRequest,
  'heading' | 'isRisky' | 'statements' | 'warnings' | 'quote' | 'facts'
>

/**
 * Reads a text that the user signs, in any family. It is risky only if it is a hash or a transaction, hides characters or
 * has control characters, or signs in to another site than the page.
 */
export function readText(text: string, context: Omit<ReviewContext, 'provider'>): ReadText {
  const signIn = readSignIn(text, {
    ...context,
    chainReference: context.caipNetworkId && referenceOf(context.caipNetworkId),
    now: Date.now(),
  })
  const warnings = [...warningsOn(text), ...(signIn?.warnings ?? [])]
  const isNumber = digits(text) !== undefined
  return {
    heading: signIn ? 'review.heading.signIn' : 'review.heading.message',
    isRisky: warnings.length > 0,
    // The warning on a hash replaces the sentence.
    statements: isNumber ? [] : [{ text: signIn ? 'review.signIn' : 'review.message' }],
    warnings,
    facts: signIn?.facts ?? [],
    quote: toVisible(text),
  }
}

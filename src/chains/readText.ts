import type { ReadRequest, ReviewContext, Statement } from '../types/review.ts'
import { referenceOf } from '../utils/caip.ts'
import { digitsOf, hidesCharacters, maxShown, showHidden } from './plainText.ts'
import { readSignIn, warn } from './readSignIn.ts'

/** Warnings on a text. One that is a hexadecimal number as a whole may be a hash or a transaction. */
function warningsOn(text: string): Statement[] {
  const warnings: Statement[] = []
  const hex = digitsOf(text)
  if (hex !== undefined)
    warnings.push(warn(hex.length === 64 ? 'review.message.hash' : 'review.message.bytes'))
  if (hidesCharacters(text)) warnings.push(warn('review.message.hidden'))
  if (text.length > maxShown) warnings.push(warn('review.message.long'))
  return warnings
}

const toVisible = (text: string) => showHidden(text.slice(0, maxShown)).replace(/\r\n?/g, '\n')

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
  const isNumber = digitsOf(text) !== undefined
  return {
    heading: signIn ? 'review.heading.signIn' : 'review.heading.text',
    isRisky: warnings.length > 0,
    // The warning on a hash replaces the sentence.
    statements: isNumber ? [] : [{ text: signIn ? 'review.signIn' : 'review.message' }],
    warnings,
    facts: signIn?.facts ?? [],
    quote: toVisible(text),
  }
}

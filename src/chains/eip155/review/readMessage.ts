import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils'
import type { Detail, ReadRequest, ReviewContext, Statement } from '../../../types/review.ts'
import { referenceOf } from '../../../utils/caip.ts'
import { readSignIn } from '../../readSignIn.ts'
import { contradictions, isBytes } from './contradictions.ts'
import { messageDigest, toRawText } from './digests.ts'
import { moreParams } from './unreadMembers.ts'

/** Characters of a message that the review shows. A user does not read more. */
const maxShown = 10_000

const isAddress = (value: unknown) =>
  typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value.trim())

/** Characters that hide text, or that reorder the text around them. The joiner of emoji is none of them. */
const hiddenCharacters = /[\p{Co}\p{Zl}\p{Zp}]|(?!\u200d)\p{Cf}/u
/** Characters without a glyph, which the review shows as a mark. */
const unprintable = /[\p{Co}\p{Zl}\p{Zp}]|(?!\u200d)\p{Cf}|(?![\n\t])\p{Cc}/gu

const digits = (text: string) => /^\s*(?:0x)?([\da-f]{64,})\s*$/i.exec(text)?.[1]

/** True if the bytes begin like a transaction: an RLP list, after the type of EIP-2718 if there is one. */
function isTransaction([first = 0, second = 0]: Uint8Array): boolean {
  return first >= 0xc0 || (first > 0 && first <= 0x7f && second >= 0xc0)
}

function readText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Doubts about a text: whole hexadecimal numbers are hashes or transactions in disguise. */
function doubtsOf(text: string): Statement[] {
  const doubts: Statement[] = []
  const hex = digits(text)
  if (hex !== undefined) {
    const key = hex.length === 64 ? 'review.message.hash' : 'review.message.bytes'
    doubts.push({ text: key, isGrave: true })
  }
  if (hiddenCharacters.test(text)) {
    doubts.push({ text: 'review.message.hidden', isGrave: true })
  }
  if (text.length > maxShown) doubts.push({ text: 'review.message.long', isGrave: true })
  return doubts
}

function detailsOf(params: unknown, bytes: Uint8Array): Detail[] {
  return [
    { name: 'review.digest.message', text: messageDigest(bytes) },
    { name: 'review.raw', text: toRawText(params) },
  ]
}

const toVisible = (text: string) =>
  text.slice(0, maxShown).replace(/\r\n?/g, '\n').replace(unprintable, '\ufffd')

function readParams(params: unknown) {
  const list: unknown[] = Array.isArray(params) ? params : []
  const [first, second] = list
  // Some libraries send the account first, as `eth_sign` has it; wallets accept both orders.
  const isSwapped = isAddress(first) && !isAddress(second)
  return {
    message: isSwapped ? second : first,
    account: isSwapped ? first : second,
    unread: moreParams(list, 2),
  }
}

/** Reads `personal_sign` (ERC-191). A text with nothing in it that needs a warning is not risky. */
export function readMessage(params: unknown, context: ReviewContext): ReadRequest {
  const { message, account, unread } = readParams(params)
  const own = context.addresses.find((one) => one.toLowerCase() === String(account).toLowerCase())
  const base = {
    heading: 'review.heading.message',
    texts: ['reviewEip155'],
    caipNetworkId: null,
    from: own ?? null,
    unread,
  } as const
  const warnings = contradictions({ from: account }, context)
  const isOdd = unread.length > 0 || warnings.length > 0
  if (typeof message !== 'string') {
    const statements = [{ text: 'review.cannotRead', isGrave: true }] as const
    const details = () => [{ name: 'review.raw', text: toRawText(params) }] as const
    return { ...base, isRisky: true, statements, warnings, details }
  }
  const bytes = isBytes(message) ? hexToBytes(message.slice(2)) : utf8ToBytes(message)
  const details = () => detailsOf(params, bytes)
  const text = readText(bytes)
  if (text === null) {
    const isHash = bytes.length === 32
    const key = isHash ? 'hash' : isTransaction(bytes) ? 'transaction' : 'bytes'
    const statements = [{ text: `review.message.${key}`, isGrave: true }] as const
    return { ...base, isRisky: true, statements, warnings, details }
  }
  const signIn = readSignIn(text, {
    ...context,
    chainReference: context.caipNetworkId && referenceOf(context.caipNetworkId),
    now: Date.now(),
  })
  const doubts = [...doubtsOf(text), ...(signIn?.warnings ?? [])]
  const isHidden = doubts.some(({ text: key }) => key === 'review.message.hash')
  return {
    ...base,
    ...(signIn && { heading: 'review.heading.signIn', facts: signIn.facts }),
    isRisky: isOdd || doubts.length > 0,
    statements: isHidden ? [] : [{ text: signIn ? 'review.signIn' : 'review.message' }],
    warnings: [...warnings, ...doubts],
    quote: toVisible(text),
    details,
  }
}

/** Reads `eth_sign`, which signs any hash. It is always risky. */
export function readHash(params: unknown, context: ReviewContext): ReadRequest {
  const list: unknown[] = Array.isArray(params) ? params : []
  const own = context.addresses.find((one) => one.toLowerCase() === String(list[0]).toLowerCase())
  return {
    heading: 'review.heading.message',
    texts: ['reviewEip155'],
    caipNetworkId: null,
    from: own ?? null,
    isRisky: true,
    statements: [{ text: 'review.message.hash', isGrave: true }],
    warnings: contradictions({ from: list[0] }, context),
    unread: moreParams(list, 2),
    details: () => [{ name: 'review.raw', text: toRawText(params) }],
  }
}

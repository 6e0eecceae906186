import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils'
import type { Detail, ReadRequest, ReviewContext, Statement } from '../../../types/review.ts'
import { isHash, textOf } from '../../plainText.ts'
import { readText } from '../../readText.ts'
import { moreParams } from '../../unreadMembers.ts'
import { messageIndex } from '../signedParams.ts'
import { contradictions, findOwn, isBytes } from './contradictions.ts'
import { messageDigest, toRawText } from './digests.ts'

/** True if the bytes begin like a transaction: an RLP list, after the type of EIP-2718 if there is one. */
function isTransaction([first = 0, second = 0]: Uint8Array): boolean {
  return first >= 0xc0 || (first > 0 && first <= 0x7f && second >= 0xc0)
}

function nameBytes(bytes: Uint8Array): Statement['text'] {
  if (isHash(bytes)) return 'review.message.hash'
  return isTransaction(bytes) ? 'review.message.transaction' : 'review.message.bytes'
}

const rawOf = (params: unknown): Detail => ({ name: 'review.raw', text: toRawText(params) })

/** Reads `personal_sign` (ERC-191). A text with nothing in it that needs a warning is not risky. */
export function readMessage(params: unknown, context: ReviewContext): ReadRequest {
  const list: unknown[] = Array.isArray(params) ? params : []
  const at = messageIndex(list)
  const [message, account] = [list[at], list[1 - at]]
  const own = findOwn(account, context)
  const unread = moreParams(list, 2)
  const warnings = contradictions({ from: account }, context)
  const base = {
    heading: 'review.heading.message',
    caipNetworkId: null,
    from: own ?? null,
    warnings,
    unread,
  } as const
  if (typeof message !== 'string') {
    const statements = [{ text: 'review.cannotRead', isGrave: true }] as const
    return { ...base, isRisky: true, statements, details: () => [rawOf(params)] }
  }
  const isGivenAsBytes = isBytes(message)
  const bytes = isGivenAsBytes ? hexToBytes(message.slice(2)) : utf8ToBytes(message)
  const details = () => [
    { name: 'review.digest.message', text: messageDigest(bytes) } as const,
    rawOf(params),
  ]
  const text = isGivenAsBytes ? textOf(bytes) : message
  if (text === null) {
    const statements = [{ text: nameBytes(bytes), isGrave: true }]
    return { ...base, isRisky: true, statements, details }
  }
  const read = readText(text, context)
  return {
    ...base,
    ...read,
    isRisky: read.isRisky || unread.length > 0 || warnings.length > 0,
    warnings: [...warnings, ...(read.warnings ?? [])],
    details,
  }
}

/** Reads `eth_sign`, which signs any hash. It is always risky. */
export function readHash(params: unknown, context: ReviewContext): ReadRequest {
  const list: unknown[] = Array.isArray(params) ? params : []
  const own = findOwn(list[0], context)
  return {
    heading: 'review.heading.message',
    caipNetworkId: null,
    from: own ?? null,
    isRisky: true,
    statements: [{ text: 'review.message.hash', isGrave: true }],
    warnings: contradictions({ from: list[0] }, context),
    unread: moreParams(list, 2),
    details: () => [rawOf(params)],
  }
}

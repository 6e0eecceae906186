import * as z from 'zod/mini'
import { errorCodes, ProviderRpcError } from '../../../errors/ProviderRpcError.ts'
import type { Fact, ReadRequest, ReviewContext, Unread } from '../../../types/review.ts'
import { bool, orElse, orNull, text } from '../../../utils/schemas.ts'
import { costOfWallet } from '../../describeCost.ts'
import { moreParams, unreadMembers } from '../../unreadMembers.ts'
import { toCaipNetworkId } from '../responses.ts'
import { toChecksumAddress } from '../toChecksumAddress.ts'
import { toHexChainId } from '../toHexChainId.ts'
import { withDescriptions } from './clearSigning/withDescriptions.ts'
import { withoutOwn } from './contradictions.ts'
import { callDetails } from './digests.ts'
import { inspectCode } from './inspectCode.ts'
import { type CallInWords, type Describe, maxDataLength, readCall } from './readCall.ts'
import { simulateCallsOf } from './simulateCallsOf.ts'

/** Maximum number of calls, because a user cannot review more. */
const maxCalls = 100
/** Error code of EIP-5792 for a batch with too many calls. */
const bundleTooLarge = 5740

const matching = (pattern: RegExp, maxLength: number) =>
  text.check(z.refine((value) => value.length <= maxLength && pattern.test(value)))

const call = z.object({
  to: matching(/^0x[\da-f]*$/i, 128),
  data: z.optional(matching(/^0x(?:[\da-f]{2})*$/i, maxDataLength)),
  value: z.optional(matching(/^0x[\da-f]{1,64}$/i, 66)),
  capabilities: z.optional(z.unknown()),
})

/** A quantity (EIP-1474). A wallet may refuse decimal text, or read it as hexadecimal. */
const quantity = matching(/^0x[\da-f]{1,64}$/i, 66)

const batch = z.object({
  chainId: z.optional(z.unknown()),
  from: orNull(matching(/^0x[\da-f]{40}$/i, 42)),
  atomicRequired: z.optional(orElse(bool, false)),
  capabilities: z.optional(z.unknown()),
  calls: z.array(z.unknown()).check(z.refine((all) => all.length > 0)),
})
const members = new Set(['version', 'id', ...Object.keys(batch.def.shape)])
const callMembers = new Set(Object.keys(call.def.shape))

const isFilled = (capabilities: unknown) =>
  capabilities !== null &&
  capabilities !== undefined &&
  (typeof capabilities !== 'object' || Object.keys(capabilities).length > 0)

const isAddress = (value: string) => /^0x[\da-f]{40}$/i.test(value)

function toWords(value: unknown, describe?: Describe): CallInWords {
  const { to, data = '0x', value: amount = '0x0', capabilities } = call.parse(value)
  const target = isAddress(to) ? toChecksumAddress(to) : to
  const words = readCall({ to: target, value: BigInt(amount), data }, describe)
  if (!isFilled(capabilities)) return words
  const { statement } = words
  const notes = [...(statement.notes ?? []), { text: 'review.extras' } as const]
  return { ...words, statement: { ...statement, notes, isGrave: true } }
}

/** @throws ProviderRpcError -32602 if `params` are not a batch of calls, 5740 if there are more than 100 calls */
function parseBatch(params: unknown) {
  const [given] = Array.isArray(params) ? params : []
  try {
    const parsed = batch.parse(given)
    if (parsed.calls.length > maxCalls) {
      throw new ProviderRpcError(bundleTooLarge, `More than ${maxCalls} calls at once.`)
    }
    const { chainId, from } = parsed
    return {
      ...parsed,
      given,
      caipNetworkId: chainId === undefined ? null : toCaipNetworkId(quantity.parse(chainId)),
      from: from ? toChecksumAddress(from) : null,
      words: parsed.calls.map((one) => toWords(one)),
    }
  } catch (thrown) {
    if (thrown instanceof ProviderRpcError) throw thrown
    const message =
      'Expected [{ calls: [{ to, data?, value? }] }], all of the three as text that begins with 0x.'
    throw new ProviderRpcError(errorCodes.invalidParams, message)
  }
}

const together = (isAtomic?: boolean): Fact => ({
  name: 'review.together',
  value: { kind: 'message', text: isAtomic ? 'review.atomic' : 'review.separate' },
})

/**
 * Reads a batch of calls (EIP-5792 `wallet_sendCalls`), which is always reviewed.
 *
 * @throws ProviderRpcError -32602 if `params` are not a batch of calls, 5740 if there are more than 100 calls, 4100 if
 * the account is not connected
 */
export function readBatch(params: unknown, context: ReviewContext): ReadRequest {
  const { addresses } = context
  const { given, calls, words, caipNetworkId, from, atomicRequired, capabilities } =
    parseBatch(params)
  const own = addresses.find((one) => one.toLowerCase() === from?.toLowerCase()) ?? null
  if (from !== null && own === null) {
    throw new ProviderRpcError(errorCodes.unauthorized, `${from} is not connected.`)
  }
  const unread: Unread[] = [
    ...unreadMembers(given, members, 'params[0]'),
    ...calls.flatMap((one, index) => unreadMembers(one, callMembers, `params[0].calls[${index}]`)),
    ...moreParams(params as unknown[], 1),
  ]
  const statements = words.map(({ statement }) => statement)
  const request: ReadRequest = {
    heading: 'review.heading.calls',
    caipNetworkId,
    from: own,
    isRisky: true,
    doubts: withoutOwn(
      words.flatMap(({ doubts }) => doubts),
      context,
    ),
    statements,
    warnings: isFilled(capabilities) ? [{ text: 'review.extras.batch', isGrave: true }] : [],
    facts: [...(statements.length > 1 ? [together(atomicRequired)] : []), costOfWallet],
    unread,
    details: () =>
      callDetails(
        params,
        calls.map((one) => call.parse(one).data ?? '0x'),
      ),
    inspect: (rpc) => inspectCode(statements, rpc),
    ...simulateCallsOf(
      calls.map((one) => {
        const { to, value = '0x0', data = '0x' } = call.parse(one)
        return { to, value, data }
      }),
      words.every((one) => one.isRead),
    ),
    // The network and the account are written in, so that the wallet cannot choose others than the review has shown.
    complete: ({ caipNetworkId: networkId, from: account }) => [
      {
        ...given,
        ...(networkId && { chainId: toHexChainId(networkId) }),
        ...(account && { from: account }),
      },
      ...(params as unknown[]).slice(1),
    ],
  }
  return withDescriptions(request, context, (describe) => {
    const all = calls.map((one) => toWords(one, describe))
    const doubts = all.flatMap((one) => one.doubts)
    return {
      statements: all.map(({ statement }) => statement),
      doubts: withoutOwn(doubts, context),
    }
  })
}

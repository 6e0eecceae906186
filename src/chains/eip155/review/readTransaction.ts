import type { Fact, ReadRequest, ReviewContext, Statement, Unread } from '../../../types/review.ts'
import { moreParams, unreadMembers } from '../../unreadMembers.ts'
import { toChecksumAddress } from '../toChecksumAddress.ts'
import { withDescriptions } from './clearSigning/withDescriptions.ts'
import {
  contradictions,
  findOwn,
  isAddress,
  isBytes,
  networkOf,
  toRpcQuantity,
} from './contradictions.ts'
import { callDetails } from './digests.ts'
import { readAuthorizations } from './readAuthorizations.ts'
import { type Describe, readCall } from './readCall.ts'

/** Members of a transaction that only set its price, place and form. */
const harmless = [
  'gas',
  'gasLimit',
  'gasPrice',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
  'nonce',
  'type',
  'accessList',
]
const read = ['from', 'to', 'value', 'data', 'input', 'chainId', 'authorizationList']
const known = new Set([...harmless, ...read])

const cannotRead: Statement = { text: 'review.cannotRead', isGrave: true }

function readEffect(
  given: Record<string, unknown>,
  describe?: Describe,
): { statements: Statement[]; isRisky: boolean } {
  const { to, value = '0x0', data, input } = given
  const amount = toRpcQuantity(value ?? '0x0')
  const bytes = [...new Set([data, input].filter((one) => one !== undefined && one !== null))]
  if (amount === null || !bytes.every(isBytes)) {
    return { statements: [cannotRead], isRisky: true }
  }
  if (to === undefined || to === null) {
    const isFilled = bytes.some((one) => one.length > 2)
    const text = isFilled ? 'review.creates' : 'review.cannotRead'
    return { statements: [{ text, isGrave: true }], isRisky: !isFilled || amount > 0n }
  }
  if (!isAddress(to)) return { statements: [cannotRead], isRisky: true }
  const calls = (bytes.length > 0 ? bytes : ['0x']).map((one) =>
    readCall({ to: toChecksumAddress(to), value: amount, data: one }, describe),
  )
  return {
    statements: calls.map(({ statement }) => statement),
    // Wallets differ in which of two contradicting members they take.
    isRisky:
      calls.some(({ isRisky }) => isRisky) ||
      new Set(bytes.map((one) => one.toLowerCase())).size > 1,
  }
}

/** The simulation of a transaction, if it calls an address with one set of data. */
function simulating({ to, value, data, input, authorizationList }: Record<string, unknown>) {
  const bytes = data ?? input ?? '0x'
  const amount = toRpcQuantity(value ?? '0x0')
  const isOne = input === undefined || data === undefined || input === data
  if (!isAddress(to) || !isBytes(bytes) || amount === null || !isOne || authorizationList) return {}
  const call = { to, value: `0x${amount.toString(16)}`, data: bytes }
  const simulate: ReadRequest['simulate'] = async ({ from: account }, rpc) => {
    if (!account) return null
    const { simulateChanges } = await import('./simulateChanges.ts')
    return simulateChanges({ account, calls: [{ from: account, ...call }], rpc })
  }
  return { simulate }
}

/** Reads `eth_sendTransaction` and `eth_signTransaction`. */
export function readTransaction(params: unknown, context: ReviewContext): ReadRequest {
  const list = Array.isArray(params) ? params : []
  const [first] = list
  const given: Record<string, unknown> = Object(first)
  const { statements, isRisky } = readEffect(given)
  const authorizations = readAuthorizations(given.authorizationList)
  const warnings = contradictions(given, context)
  const unread: Unread[] = [...unreadMembers(given, known, 'params[0]'), ...moreParams(list, 1)]
  const facts: Fact[] = []
  const { data, input } = given
  const from = findOwn(given.from, context)
  const request: ReadRequest = {
    heading: 'review.heading.transaction',
    texts: ['reviewEip155'],
    caipNetworkId: networkOf(given.chainId),
    from: from ?? null,
    isRisky: isRisky || authorizations.length > 0 || warnings.length > 0 || unread.length > 0,
    statements: [...statements, ...authorizations],
    warnings,
    facts,
    unread,
    needsNetwork: true,
    ...simulating(given),
    details: () => callDetails(params, [data, input].filter(isBytes)),
  }
  const readAgain = (describe: Describe) => [
    ...readEffect(given, describe).statements,
    ...authorizations,
  ]
  return withDescriptions(request, context, readAgain)
}

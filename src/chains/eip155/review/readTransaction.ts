import type {
  Doubt,
  Fact,
  ReadRequest,
  ReviewContext,
  Statement,
  Unread,
} from '../../../types/review.ts'
import { moreParams, unreadMembers } from '../../unreadMembers.ts'
import { highFeeOf } from '../highFees.ts'
import { eip155Networks } from '../networks.ts'
import { isAddress, toChecksumAddress } from '../toChecksumAddress.ts'
import { withDescriptions } from './clearSigning/withDescriptions.ts'
import {
  contradictions,
  findOwn,
  isBytes,
  rpcNetworkOf,
  toRpcQuantity,
  withoutOwn,
} from './contradictions.ts'
import { callDetails } from './digests.ts'
import { findCodeless } from './findCodeless.ts'
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

interface Effect {
  statements: Statement[]
  isRisky: boolean
  doubts: Doubt[]
  isRead: boolean
}

const unreadable = (text: Statement['text']): Effect => ({
  statements: [{ text, isGrave: true }],
  isRisky: true,
  doubts: [],
  isRead: false,
})

function readEffect(
  given: Record<string, unknown>,
  context: ReviewContext,
  describe?: Describe,
): Effect {
  const { to, value = '0x0', data, input, chainId } = given
  const amount = toRpcQuantity(value ?? '0x0')
  const bytes = [...new Set([data, input].filter((one) => one !== undefined && one !== null))]
  const isChain = chainId === undefined || chainId === null || rpcNetworkOf(chainId) !== null
  if (amount === null || !isChain || !bytes.every(isBytes)) {
    return unreadable('review.cannotRead')
  }
  if (to === undefined || to === null) {
    const isFilled = bytes.some((one) => one.length > 2)
    return unreadable(isFilled ? 'review.creates' : 'review.cannotRead')
  }
  if (!isAddress(to)) return unreadable('review.cannotRead')
  const calls = (bytes.length > 0 ? bytes : ['0x']).map((one) =>
    readCall({ to: toChecksumAddress(to), value: amount, data: one }, describe),
  )
  // An account with code (EIP-7702) does what its own call says, and that may be everything.
  const commands = findOwn(to, context) !== undefined && bytes.some((one) => one.length > 2)
  return {
    statements: calls.map(({ statement }) =>
      commands ? { ...statement, isGrave: true } : statement,
    ),
    isRead: calls.every(({ isRead }) => isRead),
    doubts: withoutOwn(
      calls.flatMap(({ doubts }) => doubts),
      context,
    ),
    // Wallets differ in which of two contradicting members they take.
    isRisky:
      commands ||
      calls.some(({ isRisky }) => isRisky) ||
      new Set(bytes.map((one) => one.toLowerCase())).size > 1,
  }
}

/** The simulations of a transaction, if it calls an address with one set of data. */
function simulating(
  { to, value, data, input, gas, gasLimit, authorizationList }: Record<string, unknown>,
  isRead: boolean,
) {
  const bytes = data ?? input ?? '0x'
  const amount = toRpcQuantity(value ?? '0x0')
  const isOne = input === undefined || data === undefined || input === data
  if (!isAddress(to) || !isBytes(bytes) || amount === null || !isOne || authorizationList) return {}
  const limit = gas ?? gasLimit
  const call = {
    to,
    value: `0x${amount.toString(16)}`,
    data: bytes,
    // A contract may do other things with more gas.
    ...(toRpcQuantity(limit) !== null && { gas: String(limit) }),
  }
  const simulate: ReadRequest['simulate'] = async ({ from: account }, rpc) => {
    if (!account) return null
    const { simulateChanges } = await import('./simulateChanges.ts')
    return simulateChanges({ account, calls: [{ from: account, ...call }], rpc, isRead })
  }
  const isWithoutLoss: ReadRequest['isWithoutLoss'] = async ({ from: account }, rpc) => {
    if (!account || amount > 0n) return false
    const { takesNothing } = await import('./takesNothing.ts')
    return takesNothing({ from: account, ...call }, rpc)
  }
  return { simulate, isWithoutLoss }
}

/** Gas that is assumed for a price without a gas limit: that of a usual call of a contract. */
const usualGas = 200_000n

/** Symbol of the network's native currency; empty on a network that is not built in. */
const symbolOn = (caipNetworkId: ReadRequest['caipNetworkId']) =>
  eip155Networks.find(({ network }) => network.caipNetworkId === caipNetworkId)?.network
    .nativeCurrency.symbol ?? ''

/**
 * Reads the most that the network may take by the page's gas price: a fact, and a doubt if it is far above the usual or
 * above a tenth of a plain payment.
 */
function readFee(
  given: Record<string, unknown>,
  caipNetworkId: ReadRequest['caipNetworkId'],
): { facts: Fact[]; warnings: Statement[] } {
  const price = toRpcQuantity(given.maxFeePerGas ?? given.gasPrice)
  if (price === null) return { facts: [], warnings: [] }
  const limit = toRpcQuantity(given.gas ?? given.gasLimit)
  const amount = (limit ?? usualGas) * price
  const paid = toRpcQuantity(given.value ?? '0x0') ?? 0n
  // A call of a contract may pay little and bring much.
  const isPlain = (given.data ?? given.input ?? '0x') === '0x'
  const isLarge = isPlain && limit !== null && paid > 0n && amount * 10n > paid
  const isHigh = amount > highFeeOf(symbolOn(caipNetworkId)) || isLarge
  const value = { kind: 'amount', amount, unit: 'native' } as const
  return {
    facts: limit === null ? [] : [{ name: 'review.eip155.fee', value }],
    warnings: isHigh ? [{ text: 'review.eip155.feeHigh', isGrave: true }] : [],
  }
}

/** Reads `eth_sendTransaction` and `eth_signTransaction`. */
export function readTransaction(params: unknown, context: ReviewContext): ReadRequest {
  const list = Array.isArray(params) ? params : []
  const [first] = list
  const given: Record<string, unknown> = Object(first)
  const { statements, isRisky, doubts, isRead } = readEffect(given, context)
  const authorizations = readAuthorizations(given.authorizationList)
  const caipNetworkId = rpcNetworkOf(given.chainId)
  const fee = readFee(given, caipNetworkId ?? context.caipNetworkId)
  const warnings = [...contradictions(given, context, rpcNetworkOf), ...fee.warnings]
  const unread: Unread[] = [...unreadMembers(given, known, 'params[0]'), ...moreParams(list, 1)]
  const { data, input } = given
  const from = findOwn(given.from, context)
  const request: ReadRequest = {
    heading: 'review.heading.transaction',
    caipNetworkId,
    from: from ?? null,
    isRisky: isRisky || authorizations.length > 0 || warnings.length > 0 || unread.length > 0,
    doubts,
    statements: [...statements, ...authorizations],
    warnings,
    facts: fee.facts,
    unread,
    needsNetwork: true,
    ...simulating(given, isRead),
    inspect: (rpc) => findCodeless(statements, rpc),
    details: () => callDetails(params, [data, input].filter(isBytes)),
  }
  return withDescriptions(request, context, (describe) => {
    const effect = readEffect(given, context, describe)
    const { doubts, isRisky } = effect
    const statements = [...effect.statements, ...authorizations]
    return { statements, doubts, isRisky: request.isRisky || isRisky }
  })
}

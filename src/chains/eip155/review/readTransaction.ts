import type {
  Doubt,
  Fact,
  ReadRequest,
  ReviewContext,
  Statement,
  Unread,
} from '../../../types/review.ts'
import { costOfWallet, describeCost, highFeeOf } from '../../describeCost.ts'
import { moreParams, unreadMembers } from '../../unreadMembers.ts'
import { highFees } from '../highFees.ts'
import { eip155Networks } from '../networks.ts'
import type { CallSettings } from '../send/callSettings.ts'
import { toHex } from '../send/toHex.ts'
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
import { inspectCode } from './inspectCode.ts'
import { readAuthorizations } from './readAuthorizations.ts'
import { type Describe, readCall } from './readCall.ts'
import { simulateCallsOf } from './simulateCallsOf.ts'

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

/** Gas, prices and access list of the page, as far as they can be read: a contract may do other things by other ones. */
function settingsOf({
  gas,
  gasLimit,
  accessList,
  ...given
}: Record<string, unknown>): CallSettings {
  const { gasPrice, maxFeePerGas, maxPriorityFeePerGas } = given
  const quantities = { gas: gas ?? gasLimit, gasPrice, maxFeePerGas, maxPriorityFeePerGas }
  const read = Object.entries(quantities).flatMap(([name, value]) => {
    const quantity = toRpcQuantity(value)
    return quantity === null ? [] : [[name, toHex(quantity)] as const]
  })
  return { ...Object.fromEntries(read), ...(Array.isArray(accessList) && { accessList }) }
}

/** Adds what nodes tell of a transaction that calls an address with one set of data. */
function simulating(given: Record<string, unknown>, isRead: boolean) {
  const { to, value, data, input, authorizationList } = given
  const bytes = data ?? input ?? '0x'
  const amount = toRpcQuantity(value ?? '0x0')
  const isOne = input === undefined || data === undefined || input === data
  if (!isAddress(to) || !isBytes(bytes) || amount === null || !isOne || authorizationList) return {}
  const call = { to, value: toHex(amount), data: bytes, ...settingsOf(given) }
  const isWithoutLoss: ReadRequest['isWithoutLoss'] = async ({ from: account }, rpc) => {
    if (!account || amount > 0n) return false
    const { takesNothing } = await import('./takesNothing.ts')
    return takesNothing({ from: account, ...call }, rpc)
  }
  return { ...simulateCallsOf([call], isRead), isWithoutLoss }
}

/** Gas that is assumed for a price without a gas limit: that of a usual call of a contract. */
const usualGas = 200_000n

/** The native currency of a network, of which a built-in one has its own, whatever the page calls it. */
const currencyOn = (caipNetworkId: ReadRequest['caipNetworkId'], { networkOf }: ReviewContext) =>
  eip155Networks.find(({ network }) => network.caipNetworkId === caipNetworkId)?.network
    .nativeCurrency ??
  (caipNetworkId && networkOf?.(caipNetworkId)?.nativeCurrency) ?? { symbol: '', decimals: 18 }

/** Reads the most that the network may take by the page's gas price: a fact, and a doubt if it is too much. */
function readFee(
  given: Record<string, unknown>,
  caipNetworkId: ReadRequest['caipNetworkId'],
  context: ReviewContext,
): { facts: Fact[]; warnings: Statement[] } {
  const price = toRpcQuantity(given.maxFeePerGas ?? given.gasPrice)
  if (price === null) return { facts: [costOfWallet], warnings: [] }
  const gas = toRpcQuantity(given.gas ?? given.gasLimit)
  // A call of a contract may pay little and bring much.
  const isPlain = (given.data ?? given.input ?? '0x') === '0x'
  const { facts, warnings } = describeCost({
    amount: (gas ?? usualGas) * price,
    limit: highFeeOf(highFees, currencyOn(caipNetworkId, context)),
    paid: isPlain && gas !== null ? toRpcQuantity(given.value ?? '0x0') : null,
  })
  return { facts: gas === null ? [costOfWallet] : [...facts], warnings: [...warnings] }
}

/** Reads `eth_sendTransaction` and `eth_signTransaction`. */
export function readTransaction(params: unknown, context: ReviewContext): ReadRequest {
  const list = Array.isArray(params) ? params : []
  const [first] = list
  const given: Record<string, unknown> = Object(first)
  const { statements, isRisky, doubts, isRead } = readEffect(given, context)
  const authorizations = readAuthorizations(given.authorizationList)
  const caipNetworkId = rpcNetworkOf(given.chainId)
  const fee = readFee(given, caipNetworkId ?? context.caipNetworkId, context)
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
    inspect: (rpc) => inspectCode(statements, rpc),
    details: () => callDetails(params, [data, input].filter(isBytes)),
  }
  return withDescriptions(request, context, (describe) => {
    const effect = readEffect(given, context, describe)
    const { doubts, isRisky } = effect
    const statements = [...effect.statements, ...authorizations]
    return { statements, doubts, isRisky: request.isRisky || isRisky }
  })
}

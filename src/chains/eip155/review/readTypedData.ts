import type { Detail, ReadRequest, ReviewContext, Statement } from '../../../types/review.ts'
import { warn } from '../../readSignIn.ts'
import { moreParams } from '../../unreadMembers.ts'
import { isAddress, toChecksumAddress } from '../toChecksumAddress.ts'
import { contradictions, findOwn, networkOf, withoutOwn } from './contradictions.ts'
import { toRawText } from './digests.ts'
import { isBlind } from './isBlind.ts'
import { isOfOneEncoding } from './isOfOneEncoding.ts'
import { knownTypes } from './knownTypes.ts'
import { uniswapX } from './orderTypes.ts'
import { parseTypedData, type TypedData, toText } from './parseTypedData.ts'

/** Names of types that are risky although their fields are unknown. */
const suspicious =
  /permit|order|safe|deleg|approv|authori|allow|transfer|withdraw|claim|sell|swap|trade|bid|offer|userop|call|execut|transaction|forward|grant|session|agent/i
const witness =
  /^Permit(?:Batch)?WitnessTransferFrom\(TokenPermissions(\[\])? permitted,address spender,uint256 nonce,uint256 deadline,\w+ \w+\)/

/** The reader of a type. A witness of Permit2 that is no order only adds a condition, which is not read. */
function readerOf(data: TypedData) {
  const { encodedType } = data
  if (Object.hasOwn(knownTypes, encodedType)) return { read: knownTypes[encodedType], notes: [] }
  const [head, list] = witness.exec(encodedType) ?? []
  if (head === undefined) return { read: undefined, notes: [] }
  const read = uniswapX(data)
  if (read) return { read, notes: [] }
  const name = list ? 'PermitBatchTransferFrom' : 'PermitTransferFrom'
  const type = Object.keys(knownTypes).find((one) => one.startsWith(`${name}(`)) ?? ''
  return { read: knownTypes[type], notes: [{ text: 'review.witness' } as const] }
}

/** Returns a warning for each part of the domain that contradicts the connection, or that is missing or malformed. */
function domainWarnings(data: TypedData, context: ReviewContext, isKnown: boolean): Statement[] {
  const { chainId, verifyingContract } = data.domain
  const warnings = contradictions({ chainId: chainId ?? undefined }, context)
  // A page may give a member that the declared type leaves out, so that the signature holds for any.
  const isNeeded = (name: string) =>
    isKnown || data.unread.some(({ path }) => path === `domain.${name}`)
  if (verifyingContract === undefined || verifyingContract === null) {
    if (isNeeded('verifyingContract')) warnings.push(warn('review.domain.noContract'))
  } else if (!isAddress(verifyingContract)) {
    warnings.push(warn('review.domain.badContract', { contract: toText(verifyingContract) }))
  } else if (findOwn(verifyingContract, context)) {
    warnings.push(warn('review.domain.ownAccount'))
  }
  if (isNeeded('chainId') && (chainId === undefined || chainId === null)) {
    warnings.push(warn('review.domain.noChain'))
  }
  return warnings
}

function readEffect(data: TypedData, context: ReviewContext) {
  const { read, notes } = readerOf(data)
  const { verifyingContract: contract } = data.domain
  const place = isAddress(contract) ? { contract: toChecksumAddress(contract) } : {}
  const names = [data.primaryType, ...data.encodedType.matchAll(/(\w+)\(/g)].map(String)
  const isSuspicious = names.some((name) => suspicious.test(name))
  const unread: Statement = { text: 'review.typed.unread', isGrave: true, ...place }
  if (!read || data.isOdd) {
    const isHash = isBlind(data)
    const isRisky = isSuspicious || data.isOdd || data.carriesValue || isHash
    const text = isHash ? 'review.message.hash' : 'review.typed.unread'
    const statements: Statement[] = [{ ...place, text, isGrave: isRisky }]
    return { statements, warnings: [], isRisky, isKnown: read !== undefined }
  }
  try {
    const zero = `0x${'0'.repeat(40)}`
    const {
      statements,
      isRisky,
      owner,
      doubts = [],
      orders,
    } = read(data.message, isAddress(contract) ? contract : zero, (one) =>
      Boolean(findOwn(one, context)),
    )
    const isElse = owner !== undefined && !findOwn(owner, context)
    return {
      statements: statements.map((one) => ({ ...one, notes: [...(one.notes ?? []), ...notes] })),
      warnings: isElse ? [warn('review.otherAccount', { address: toText(owner) })] : [],
      isRisky: isRisky || isElse || notes.length > 0,
      doubts: withoutOwn(doubts, context),
      isKnown: true,
      orders,
    }
  } catch {
    return { statements: [unread], warnings: [], isRisky: true, isKnown: true }
  }
}

async function detailsOf(params: unknown, data: TypedData): Promise<Detail[]> {
  const raw: Detail = { name: 'review.raw', text: toRawText(params) }
  const { typedDataDigests } = await import('./typedDataDigests.ts')
  try {
    return [...typedDataDigests(data), raw]
  } catch {
    // Data that contradict their types have no digests.
    return [raw]
  }
}

const isAccountFirst = ([first]: readonly unknown[]) => isAddress(first)

/** Reads `eth_signTypedData_v4` (EIP-712). The primary type is a name that the page chooses, and is never a title. */
export function readTypedData(params: unknown, context: ReviewContext): ReadRequest {
  const list: unknown[] = Array.isArray(params) ? params : []
  const [account, given] = isAccountFirst(list) ? list : [list[1], list[0]]
  const own = findOwn(account, context)
  const accountWarnings = contradictions({ from: account }, context)
  const base = {
    heading: 'review.heading.message',
    from: own ?? null,
  } as const
  const data = parseTypedData(given)
  if (!data) {
    return {
      ...base,
      caipNetworkId: null,
      isRisky: true,
      statements: [{ text: 'review.cannotRead', isGrave: true }],
      warnings: accountWarnings,
      unread: moreParams(list, 2),
      details: () => [{ name: 'review.raw', text: toRawText(params) }],
    }
  }
  const { statements, warnings, isRisky, doubts = [], isKnown, orders } = readEffect(data, context)
  const all = [...accountWarnings, ...domainWarnings(data, context, isKnown), ...warnings]
  const unread = [...data.unread, ...moreParams(list, 2)]
  const request: ReadRequest = {
    ...base,
    caipNetworkId: networkOf(data.domain.chainId),
    isRisky: isRisky || all.length > 0 || unread.length > 0,
    doubts,
    statements,
    warnings: all,
    unread,
    ...(orders && { orders }),
    details: () => detailsOf(params, data),
  }
  const describe = async () => {
    const { describeTypedData } = await import('./clearSigning/describeTypedData.ts')
    return describeTypedData(request, context, data)
  }
  return data.isOdd ? request : { ...request, describe }
}

/** Describes typed data in the first form, a list of values, as unreadable. */
export function readOldTypedData(params: unknown): ReadRequest {
  return {
    heading: 'review.heading.message',
    caipNetworkId: null,
    from: null,
    isRisky: true,
    statements: [{ text: 'review.cannotRead', isGrave: true }],
    details: () => [{ name: 'review.raw', text: toRawText(params) }],
  }
}

/**
 * Reads `eth_signTypedData` and `_v3`, whose data may have the form of `_v4`. They are read as these are, and marked as
 * unreadable if wallets encode them in different ways.
 */
export function readEarlyTypedData(params: unknown, context: ReviewContext): ReadRequest {
  const list: unknown[] = Array.isArray(params) ? params : []
  const data = parseTypedData(isAccountFirst(list) ? list[1] : list[0])
  if (!data) return readOldTypedData(params)
  const { describe, ...request } = readTypedData(params, context)
  if (isOfOneEncoding(data)) return { ...request, ...(describe && { describe }) }
  const { statements: parts } = request
  return {
    ...request,
    isRisky: true,
    statements: [{ text: 'review.cannotRead', isGrave: true, parts }],
  }
}

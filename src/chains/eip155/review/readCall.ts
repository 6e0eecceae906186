import { Interface } from 'ethers/abi'
import type { Doubt, Statement } from '../../../types/review.ts'
import { statementsIn, valuesOf } from '../../../utils/statements.ts'
import { leavesFor } from '../../words.ts'
import type { InnerCall } from '../accountCalls.ts'
import { knownCalls } from './knownCalls.ts'

/** Maximum characters of a call's data. Nodes accept no larger transaction. */
export const maxDataLength = 262_146
/** Maximum depth of calls inside calls, and of calls that are read in a request. */
const maxDepth = 8
const maxCalls = 200

const abi = new Interface(Object.keys(knownCalls).map((signature) => `function ${signature}`))
/** Selectors of functions that are looked for inside data that cannot be read, as hexadecimal digits. */
const hidden = [
  'approve(address,uint256)',
  'increaseAllowance(address,uint256)',
  'setApprovalForAll(address,bool)',
  'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
  'permit(address,address,uint256,uint256,bool,uint8,bytes32,bytes32)',
  'approve(address,address,uint160,uint48)',
  'transferFrom(address,address,uint256)',
  'transferOwnership(address)',
].map((signature) => abi.getFunction(signature)?.selector.slice(2) ?? '')
const addressPadding = '0'.repeat(24)

/** Describes a call by descriptors (ERC-7730), one statement for each that fits. `readInner` reads calls inside of it. */
export type Describe = (
  call: InnerCall,
  readInner: (inner: InnerCall) => Statement,
) => readonly Statement[]

interface Reading {
  /** Calls that may still be read. */
  calls: number
  describe?: Describe | undefined
}

export interface CallInWords {
  statement: Statement
  isRisky: boolean
  doubts: readonly Doubt[]
  isRead: boolean
  /** True if the function may be called with native coin. */
  isPayable?: boolean | undefined
}

/** True if the data contain the selector of an approval or a transfer, followed by an address. */
function hidesKnownCall(data: string): boolean {
  return hidden.some((selector) => {
    for (let at = data.indexOf(selector); at >= 0; at = data.indexOf(selector, at + 1)) {
      if (at % 2 === 0 && data.startsWith(addressPadding, at + 8)) return true
    }
    return false
  })
}

const unreadable = (text: Statement['text'], doubts: readonly Doubt[] = []): CallInWords => ({
  statement: { text, isGrave: true },
  isRisky: doubts.length === 0,
  doubts,
  isRead: false,
})

/** Reads the data of a call whose value is zero or is described by the caller. */
function readData(to: string, data: string, depth: number, reading: Reading): CallInWords {
  if (data.length > maxDataLength) return unreadable('review.unknown')
  const selector = data.slice(0, 10)
  const fragment = abi.getFunction(selector)
  if (!fragment) {
    return hidesKnownCall(data)
      ? unreadable('review.hidden')
      : unreadable('review.unknown', [{ kind: 'call', address: to }])
  }
  try {
    const args = abi.decodeFunctionData(fragment, data)
    const reader = knownCalls[fragment.format('sighash')]
    // Contracts differ in how they take data that are not encoded canonically, or bytes at the end.
    const isCanonical = abi.encodeFunctionData(fragment, args) === data
    if (!reader || !isCanonical) return unreadable('review.odd')
    const { inner, doubts = [], ...known } = reader(to, args)
    const { statement, isRisky, isPayable } = known
    if (!inner) return { ...known, doubts, isRead: true }
    const parts = inner.map((one) => readNested(one, depth + 1, reading))
    return {
      statement: { ...statement, parts: parts.map((part) => part.statement) },
      isRisky: isRisky || parts.some((part) => part.isRisky),
      doubts: [...doubts, ...parts.flatMap((part) => part.doubts)],
      isRead: parts.every((part) => part.isRead),
      isPayable: isPayable && parts.length > 0,
    }
  } catch {
    return unreadable('review.odd')
  }
}

function readNested(call: InnerCall, depth: number, reading: Reading): CallInWords {
  reading.calls -= 1
  if (depth > maxDepth || reading.calls < 0) return unreadable('review.unknown')
  const { to, value } = call
  const data = call.data.toLowerCase()
  if (data === '0x') {
    const isEmpty = value === 0n
    const values = {
      value: { kind: 'amount', amount: value, unit: 'native' },
      to: { kind: 'address', address: to },
    } as const
    const text = isEmpty ? 'review.pay.nothing' : 'review.pay'
    const doubts = isEmpty ? [] : leavesFor(to)
    return { statement: { text, values }, isRisky: false, doubts, isRead: true }
  }
  const read = readData(to, data, depth, reading)
  // A function of a token takes no native coin: another contract borrows its selector, and may keep the value.
  const isMisplaced = value > 0n && read.isRead && !read.isPayable
  const pays: Statement = {
    text: 'review.andPays',
    values: { value: { kind: 'amount', amount: value, unit: 'native' } },
    ...(isMisplaced && { isGrave: true }),
  }
  const inner: CallInWords[] = []
  const readInner = (one: InnerCall) => {
    const words = readNested(one, depth + 1, reading)
    inner.push(words)
    return words.statement
  }
  const described = reading.describe?.({ ...call, data }, readInner) ?? []
  const said = addDescriptions(read, described)
  const { notes = [] } = said
  const statement = { ...said, contract: to, ...(value > 0n && { notes: [pays, ...notes] }) }
  return {
    ...read,
    statement,
    isRisky: read.isRisky || isMisplaced || inner.some(({ isRisky }) => isRisky),
    doubts: [
      ...(doubtsOfDescribed(read, described) ??
        // The contract may keep the value and give nothing for it.
        (value > 0n ? read.doubts.map(toPayment) : read.doubts)),
      ...inner.flatMap((one) => one.doubts),
    ],
  }
}

const toPayment = (doubt: Doubt): Doubt =>
  doubt.kind === 'call' ? { ...doubt, kind: 'payment' } : doubt

/** Sentences of descriptors whose address is that of the token itself. */
const ofTokens = new Set<Statement['text']>(['review.field.symbol', 'review.field.otherChain'])

/** Addresses that a statement names; contracts take the lowest ones for the sender or themselves. */
const addressesIn = (statement: Statement): string[] =>
  statementsIn(statement)
    .filter(({ text }) => !ofTokens.has(text))
    .flatMap(valuesOf)
    .flatMap((value) =>
      value.kind === 'address' && BigInt(value.address) > lowest ? [value.address] : [],
    )
const lowest = 0xffffn

/**
 * The doubts of a call that is read by hand-written descriptors alone: assets may leave for each address that they name.
 * Undefined if they mark the call as dangerous, or do not fit it to its end. Each parameter is shown or hidden with intent.
 */
function doubtsOfDescribed(
  { isRead }: CallInWords,
  described: readonly Statement[],
): Doubt[] | undefined {
  const [first] = described.filter(({ text }) => text === 'review.described')
  const isCut = first?.notes?.some(({ text }) => text === 'review.described.more')
  if (isRead || !first || first.isGrave || isCut) return undefined
  return addressesIn(first).flatMap(leavesFor)
}

/** Adds descriptions to a statement. The first stands in its place if nothing could be read, and is as dangerous. */
export function addDescriptions(
  { statement, isRisky }: Pick<CallInWords, 'statement' | 'isRisky'>,
  described: readonly Statement[],
): Statement {
  const [first, ...others] = described
  if (!first) return statement
  if (statement.text !== 'review.unknown' && statement.text !== 'review.typed.unread') {
    return { ...statement, parts: [...(statement.parts ?? []), ...described] }
  }
  const { contract } = statement
  const parts = [...(first.parts ?? []), ...others]
  return { ...first, parts, isGrave: first.isGrave || isRisky, ...(contract && { contract }) }
}

/** Puts a call into words. `data` is hexadecimal with the prefix `0x`. Never throws. */
export function readCall(call: InnerCall, describe?: Describe): CallInWords {
  return readNested(call, 0, { calls: maxCalls, describe })
}

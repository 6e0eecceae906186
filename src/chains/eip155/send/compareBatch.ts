import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { StoredCall } from '../../../types/pageTransaction.ts'
import type {
  CarriedOut,
  OnChainTransfer,
  PendingTransaction,
  TransactionSighting,
} from '../../../types/pendingTransaction.ts'
import { isSame } from '../../../utils/isSame.ts'
import { orNull } from '../../../utils/schemas.ts'
import type { InnerCall } from '../accountCalls.ts'
import { toChecksumAddress } from '../toChecksumAddress.ts'
import {
  addsAuthorization,
  isOrdered,
  orderedDecimals,
  readApproval,
  readInstead,
  readTransferData,
} from './compareCall.ts'
import { decodeCalls } from './decodeCalls.ts'
import { type Movement, readMovements, readNativeOuts } from './movements.ts'
import { body, parse, type Receipt, receipt } from './nodeResponses.ts'
import { type Carrier, provesPayments } from './provesPayments.ts'
import { concerns, entryPoints, hasFailedInside } from './smartAccount.ts'
import { toHex } from './toHex.ts'

const sum = (all: readonly { amount: bigint | null }[]) =>
  all.reduce((sofar, { amount }) => sofar + (amount ?? 0n), 0n)

/** Result of a comparison with an order. Without members, the transactions are the order. */
export interface Comparison {
  /** The transfer that was made instead; null if it is unreadable. */
  instead?: OnChainTransfer | null
  /** True if the transactions do not show all that the account has given. */
  isUncompared?: true
}

const unlike: Comparison = { instead: null }
const uncompared: Comparison = { isUncompared: true }

interface TokenOrder {
  token: string
  receiver: string
  amount: bigint
}

/** Adds up the ordered transfers of a token to the same receiver. Other calls are left out. */
function tokenOrders(ordered: readonly StoredCall[]): TokenOrder[] {
  const orders = new Map<string, TokenOrder>()
  for (const call of ordered) {
    const read = readTransferData(call)
    if (!read) continue
    const key = `${call.to} ${read.receiver}`.toLowerCase()
    const amount = read.amount + (orders.get(key)?.amount ?? 0n)
    orders.set(key, { token: call.to, receiver: read.receiver, amount })
  }
  return [...orders.values()]
}

/**
 * True if the tokens that left the account include the ordered transfer. A token that keeps a fee logs it beside what
 * arrives; a paymaster may take its fee in the same token.
 */
function includes(outs: readonly Movement[], { token, receiver, amount }: TokenOrder): boolean {
  const own = outs.filter((one) => isSame(one.token, token))
  const received = own.filter(({ other }) => isSame(other, receiver))
  if (received.length === 0) return false
  return (
    received.some((one) => one.amount === amount) ||
    [received, own].some((all) => sum(all) === amount)
  )
}

/** Describes the one transfer that left the account; null if there is none, or several. */
function toInstead(
  transaction: PendingTransaction,
  [out, ...others]: readonly Movement[],
  order: TokenOrder,
): OnChainTransfer | null {
  if (!out || others.length > 0 || out.amount === null) return null
  const isOrderedToken = isSame(out.token, order.token)
  return {
    to: toChecksumAddress(out.other),
    token: toChecksumAddress(out.token),
    amountBaseUnits: out.amount,
    decimals: isOrderedToken ? orderedDecimals(transaction, order.amount) : undefined,
  }
}

/** True if an ordered call has no movements but those that its data name. */
function isPlainCall(call: StoredCall): boolean {
  const { data, digest } = call
  if (digest !== undefined) return false
  return data === '0x' || readApproval(data) !== null || readTransferData(call) !== null
}

/**
 * True if tokens left the account, or allowances were left, that the order does not name. False if contracts that the
 * order calls may have moved them.
 */
function movesMore(ordered: readonly StoredCall[], moved: readonly Movement[]): boolean {
  if (!ordered.every(isPlainCall)) return false
  const orders = tokenOrders(ordered)
  const outs = moved.filter(({ kind }) => kind === 'out')
  const isApproved = ({ token, other, amount }: Movement) =>
    ordered.some(({ to, data }) => {
      const order = readApproval(data)
      return (
        order !== null &&
        isSame(to, token) &&
        isSame(order.spender, other) &&
        amount !== null &&
        amount <= order.amount
      )
    })
  const isOrderedOut = ({ token }: Movement) => orders.some((one) => isSame(one.token, token))
  const sumOf = (all: readonly { token: string; amount: bigint | null }[], token: string) =>
    sum(all.filter((one) => isSame(one.token, token)))
  const isMore = (token: string) => sumOf(outs, token) > sumOf(orders, token)
  return (
    !outs.every(isOrderedOut) ||
    orders.some(({ token }) => isMore(token)) ||
    !moved.filter(({ kind }) => kind === 'approval').every(isApproved)
  )
}

/** Compares the tokens that left the account by the logs with the ordered transfers. */
function compareLogs(
  transaction: PendingTransaction,
  ordered: readonly StoredCall[],
  moved: readonly Movement[],
): Comparison {
  const outs = moved.filter(({ kind }) => kind === 'out')
  const orders = tokenOrders(ordered)
  const missing = orders.find((order) => !includes(outs, order))
  if (!missing) return uncompared
  return ordered.length === 1 ? { instead: toInstead(transaction, outs, missing) } : unlike
}

const paymentsOf = ({ from }: PendingTransaction, ordered: readonly StoredCall[]) =>
  ordered
    .map(({ to, value }) => ({ to: to.toLowerCase(), amount: BigInt(value) }))
    .filter(({ to, amount }) => amount > 0n && !isSame(to, from))

/**
 * Compares the native amounts that left the account with the ordered payments; undefined if the chain does not log native
 * transfers. What goes to an EntryPoint is gas.
 */
function compareNative(
  transaction: PendingTransaction,
  ordered: readonly StoredCall[],
  logs: Receipt['logs'],
): Comparison | undefined {
  const all = readNativeOuts(logs, transaction.from)
  if (!all) return undefined
  const outs = all.filter(({ to }) => !entryPoints.includes(to))
  const payments = paymentsOf(transaction, ordered)
  const receivers = new Set([...outs, ...payments].map(({ to }) => to))
  const sumTo = (moved: typeof outs, receiver: string) =>
    sum(moved.filter(({ to }) => to === receiver))
  if ([...receivers].every((to) => sumTo(outs, to) === sumTo(payments, to))) return {}
  const [out, ...others] = outs
  if (!out || others.length > 0 || ordered.length > 1 || payments.length === 0) return unlike
  const to = toChecksumAddress(out.to)
  return { instead: { to, token: null, amountBaseUnits: out.amount } }
}

const isRevocation = ({ data, value }: InnerCall) =>
  value === 0n && readApproval(data)?.amount === 0n

/** Compares the calls that the account has made with the ordered calls. `isWhole` is true if these are all that it made. */
function compareMade(
  transaction: PendingTransaction,
  ordered: readonly StoredCall[],
  made: readonly InnerCall[],
  isWhole: boolean,
): Comparison {
  const toSent = ({ to, value, data }: InnerCall) => ({
    from: transaction.from,
    to,
    value: toHex(value),
    input: data,
  })
  const isCall = (call: StoredCall | undefined, one: InnerCall) =>
    call !== undefined && isOrdered({ ...transaction, call }, toSent(one))
  let found = 0
  const added = made.filter((one) => {
    const isNext = isCall(ordered[found], one)
    if (isNext) found += 1
    return !isNext
  })
  // A revoked allowance costs nothing: wallets may set one to zero before another is approved.
  if (found === ordered.length) return added.every(isRevocation) ? {} : unlike
  if (added.length === 0 && !isWhole) return uncompared
  const [call, ...otherCalls] = ordered
  const [instead, ...others] = added.filter(({ data }) => readApproval(data) === null)
  if (!call || otherCalls.length > 0 || !instead || others.length > 0) return unlike
  return { instead: readInstead({ ...transaction, call }, toSent(instead)) }
}

/**
 * Compares what carries out an order with the ordered calls: by the calls that the account makes in the transactions, or,
 * if one has no known form, by the tokens and native amounts that left the account by the logs. A smart account may also
 * pay what its calls do not show: on a chain that does not log native transfers, its balance has to prove the sum of the
 * ordered payments. In a transaction of unknown form, calls of other contracts, and payments on such a chain, are not
 * comparable.
 */
export async function compareCarriers(
  transaction: PendingTransaction,
  ordered: readonly StoredCall[],
  carriers: readonly Carrier[],
  rpc: RpcRequest,
): Promise<Comparison> {
  const { from } = transaction
  const isOwn = ({ sent }: Carrier) => isSame(sent.from, from)
  const isForeign = (one: Carrier) => !isOwn(one) && !concerns(from, one.sent, one.mined.logs)
  if (carriers.some(isForeign)) return unlike
  const isPlain = (one: Carrier) => isOwn(one) && !isSame(one.sent.to, from)
  if (carriers.some((one) => isPlain(one) && addsAuthorization(ordered, one.sent))) return unlike
  const made = carriers.map(({ sent }) => decodeCalls(from, sent))
  const known = made.flatMap((calls) => calls ?? [])
  const logs = carriers.flatMap(({ mined }) => mined.logs)
  const moved = readMovements(logs, from)
  const isKnown = !made.includes(null)
  const compared = isKnown
    ? compareMade(transaction, ordered, known, !carriers.every(isPlain))
    : compareLogs(transaction, ordered, moved)
  if (compared.instead !== undefined) return compared
  if (movesMore(ordered, moved)) return unlike
  if (!ordered.every(isPlainCall)) return compared
  const native = compareNative(transaction, ordered, logs)
  if (native) return isKnown && native.instead === undefined ? compared : native
  if (carriers.every(isPlain)) return compared
  const payments = paymentsOf(transaction, ordered)
  const isComparable = isKnown || ordered.every((call) => readTransferData(call))
  const isProved = isComparable && (await provesPayments(from, sum(payments), carriers, rpc))
  if (!isProved) return uncompared
  return isKnown ? compared : {}
}

async function readCarrier(hash: string, rpc: RpcRequest): Promise<Carrier | null> {
  const [mined, sent] = await Promise.all([
    rpc('eth_getTransactionReceipt', [hash]).then((response) => parse(receipt, response)),
    rpc('eth_getTransactionByHash', [hash]).then((response) => parse(orNull(body), response)),
  ])
  if (!mined || !sent) return null
  return isSame(mined.transactionHash, hash) && isSame(sent.hash, hash) ? { mined, sent } : null
}

/** Maximum number of transactions that are read of a batch. */
const maxCarriers = 50

/** Compares the transactions that a wallet names for a batch with its calls; see `TransactionReader.compareBatch`. */
export async function compareBatch(
  transaction: PendingTransaction,
  seen: CarriedOut,
  rpc: RpcRequest,
): Promise<TransactionSighting> {
  const { calls, from } = transaction
  const { carriers: hashes = [] } = seen
  if (!calls || hashes.length === 0 || hashes.length > maxCarriers)
    return { ...seen, ...uncompared }
  const read = await Promise.all(hashes.map((hash) => readCarrier(hash, rpc)))
  const carriers = read.flatMap((one) => one ?? [])
  if (carriers.length < hashes.length) return { state: 'unknown' }
  const failed = carriers.filter(
    ({ mined }) => mined.status === '0x0' || hasFailedInside(mined.logs, from),
  )
  if (failed.length > 0)
    return { ...seen, state: failed.length === carriers.length ? 'failed' : 'partial' }
  return { ...seen, ...(await compareCarriers(transaction, calls, carriers, rpc)) }
}

import { base58, base64 } from '@scure/base'
import type {
  ReadRequest,
  RequestReader,
  ReviewContext,
  ReviewedRequest,
  Statement,
} from '../../../types/review.ts'
import { describeCost, highFeeOf, paidBy } from '../../describeCost.ts'
import { isHash, textOf } from '../../plainText.ts'
import { readText } from '../../readText.ts'
import { toStandardChain } from '../clusters.ts'
import { highFees } from '../highFees.ts'
import { messageOf, toMessage } from '../messages.ts'
import type { MessageRequest, TransactionsRequest } from '../signing.ts'
import { type ReadTransaction, readTransaction } from './readTransaction.ts'

const cannotRead: Statement = { text: 'review.cannotRead', isGrave: true }
const feeUnread: Statement = { text: 'review.feeUnread', isGrave: true }

/** A transaction that cannot be read, in words. */
const unread: ReadTransaction = {
  statements: [cannotRead],
  warnings: [],
  facts: [],
  fee: null,
  isRisky: true,
  doubts: [],
}

const highFee = highFeeOf(highFees, { symbol: 'SOL', decimals: 9 })

/** Says what the network takes for all transactions together, if all are read. */
function readCost(all: readonly (ReadTransaction | null)[]) {
  let sum = 0n
  for (const one of all) {
    if (!one) return { facts: [], warnings: [] }
    if (one.fee === null) return { facts: [], warnings: [feeUnread] }
    sum += one.fee
  }
  const paid = paidBy(all.flatMap((one) => one?.statements ?? []))
  return describeCost({ amount: sum, limit: highFee, paid })
}

/** Lists transactions as such only if there are several. */
const asList = (all: readonly (readonly Statement[])[]): readonly Statement[] =>
  all.length === 1
    ? (all[0] ?? [])
    : all.map((parts): Statement => ({ text: 'review.solana.transaction', parts }))

const simulate =
  (bytes: Uint8Array, maxFee: bigint): NonNullable<ReadRequest['simulate']> =>
  async ({ from: account }, rpc) => {
    if (account === null) return null
    const { simulateChanges } = await import('./simulateChanges.ts')
    return simulateChanges({ account, bytes, maxFee, rpc })
  }

const isWithoutLoss =
  (
    bytes: Uint8Array,
    maxFee: bigint,
    accounts: readonly string[],
  ): NonNullable<ReadRequest['isWithoutLoss']> =>
  async (_, rpc) => {
    const { takesNothing } = await import('./takesNothing.ts')
    return takesNothing({ accounts, bytes, maxFee, rpc })
  }

function readTransactions(
  { address, transactions, caipNetworkId }: TransactionsRequest,
  { addresses }: ReviewContext,
): ReadRequest {
  const [only, ...others] = transactions
  const read = transactions.map((bytes) => {
    try {
      const message = messageOf(bytes)
      return message && readTransaction(message, addresses)
    } catch {
      return null
    }
  })
  const all = read.map((one) => one ?? unread)
  const maxFee = all[0]?.fee ?? 0n
  const cost = readCost(read)
  return {
    heading: all.length === 1 ? 'review.heading.transaction' : 'review.heading.transactions',
    caipNetworkId,
    from: address,
    isRisky: all.some(({ isRisky }) => isRisky) || cost.warnings.length > 0,
    doubts: all.flatMap(({ doubts }) => doubts),
    statements: asList(all.map(({ statements }) => statements)),
    warnings: [...all.flatMap(({ warnings }) => warnings), ...cost.warnings],
    facts: [...cost.facts, ...all.flatMap(({ facts }) => facts)],
    // Of several transactions, a node would try each without those before it.
    ...(only &&
      others.length === 0 && {
        simulate: simulate(only, maxFee),
        isWithoutLoss: isWithoutLoss(only, maxFee, addresses),
      }),
    details: () =>
      transactions.map((bytes) => ({ name: 'review.raw', text: base64.encode(bytes) }) as const),
  }
}

/**
 * Sign-in messages name networks by the Wallet Standard's names or by those of CAIP-2. Returns the network that a
 * message is to be compared with; null if the message has another name of the active network.
 */
function networkFor(text: string, { caipNetworkId }: ReviewContext) {
  const named = /^Chain ID: (.*)$/m.exec(text)?.[1]
  const standard = caipNetworkId && toStandardChain(caipNetworkId)
  const isSame = named === standard || named === standard?.split(':')[1] || named === caipNetworkId
  return isSame ? null : caipNetworkId
}

/** Bytes that are no text: the message of a transaction, which a signature makes valid, a hash, or other data. */
function readBytes(bytes: Uint8Array, { addresses }: ReviewContext) {
  if (isHash(bytes)) return [{ text: 'review.message.hash', isGrave: true }] as const
  const message = toMessage(bytes) ?? messageOf(bytes)
  if (!message) return [{ text: 'review.message.bytes', isGrave: true }] as const
  const text = 'review.solana.message'
  try {
    return [{ text, isGrave: true, parts: readTransaction(message, addresses).statements }] as const
  } catch {
    return [{ text, isGrave: true, parts: [cannotRead] }] as const
  }
}

function readMessage({ address, message }: MessageRequest, context: ReviewContext): ReadRequest {
  const base = {
    caipNetworkId: null,
    from: address,
    details: () => [{ name: 'review.raw', text: base58.encode(message) }] as const,
  }
  const text = textOf(message)
  if (text === null) {
    const statements = readBytes(message, context)
    return { ...base, heading: 'review.heading.message', isRisky: true, statements }
  }
  return { ...base, ...readText(text, { ...context, caipNetworkId: networkFor(text, context) }) }
}

/** Reads the requests that `hostProvider.ts` and `announce.ts` pass to the review. */
export const solanaRequests: RequestReader = {
  read({ params }: ReviewedRequest, context) {
    const request = params as MessageRequest | TransactionsRequest
    return 'message' in request ? readMessage(request, context) : readTransactions(request, context)
  },
}

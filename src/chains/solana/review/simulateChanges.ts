import { base64 } from '@scure/base'
import type { Account } from '@solana/spl-token'
import { PublicKey, type VersionedMessage } from '@solana/web3.js'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { Changes, Statement } from '../../../types/review.ts'
import { log } from '../../../utils/log.ts'
import { messageOf } from '../messages.ts'
import { toCount } from '../send/readAccount.ts'
import { type AccountState, isSameState, readStates, toMint, toToken } from './accountStates.ts'
import { amountOf, controlChanges, noteOn, type Pair, toAddress } from './controlChanges.ts'
import { type TrialRequest, tryTransaction } from './tryTransaction.ts'

/** Number of times that a transaction is tried while its accounts change. */
const maxTries = 2

interface ChangesRequest extends TrialRequest {
  account: string
  /** The largest fee in lamports, as the transaction sets it. */
  maxFee: bigint
}

/** Changes of the account's tokens in base units, by mint, over all of its token accounts. */
export function tokenChanges(pairs: readonly Pair[], own: string): Map<string, bigint> {
  const changes = new Map<string, bigint>()
  const add = (token: Account | undefined, sign: bigint) => {
    if (token?.owner.toBase58() !== own) return
    const mint = token.mint.toBase58()
    changes.set(mint, (changes.get(mint) ?? 0n) + sign * token.amount)
  }
  for (const { before, after } of pairs) {
    add(toToken(before), -1n)
    add(toToken(after), 1n)
  }
  return changes
}

const signatureLength = 64

/** Returns the bytes that a transaction's signatures sign. web3.js 1.99 does not serialize version 1, which they end. */
const messageBytesOf = (message: VersionedMessage, transaction: Uint8Array): Uint8Array =>
  message.version === 1
    ? transaction.subarray(0, -message.header.numRequiredSignatures * signatureLength)
    : message.serialize()

/** Returns the fee in lamports that a node names for a transaction; null if it names none. Never rejects. */
export async function readFee(
  bytes: Uint8Array,
  message: VersionedMessage,
  rpc: RpcRequest,
): Promise<bigint | null> {
  const config = [base64.encode(messageBytesOf(message, bytes)), { commitment: 'confirmed' }]
  const response = await rpc('getFeeForMessage', config).catch(() => null)
  const { value } = Object(response) as { value?: unknown }
  return typeof value === 'number' ? toCount(value) : null
}

/** Change of the account's lamports, without the fee if the account pays it. */
async function nativeChange(
  pairs: readonly Pair[],
  { account, bytes, maxFee, rpc }: ChangesRequest,
): Promise<bigint> {
  const isOwn = (state: AccountState | null) => state?.address.toBase58() === account
  const own = pairs.find(({ before, after }) => isOwn(before) || isOwn(after))
  const message = messageOf(bytes)
  if (!own || !message) return 0n
  const change = toCount(own.after?.lamports ?? 0) - toCount(own.before?.lamports ?? 0)
  if (message.staticAccountKeys[0]?.toBase58() !== account) return change
  const fee = await readFee(bytes, message, rpc)
  if (fee !== null) return change + fee
  // Without the exact fee, a change within it is no payment.
  return change < 0n && -change <= maxFee ? 0n : change
}

/** NFTs are tokens of which there is one, which cannot be divided. */
async function findItems(mints: readonly string[], rpc: RpcRequest): Promise<Set<string>> {
  if (mints.length === 0) return new Set()
  const { states } = await readStates(
    mints.map((mint) => new PublicKey(mint)),
    rpc,
  )
  const items = states.filter((state) => {
    const mint = toMint(state)
    return mint?.decimals === 0 && mint.supply === 1n
  })
  return new Set(items.map((state) => state?.address.toBase58() ?? ''))
}

async function toChanges(
  pairs: readonly Pair[],
  hasOthers: boolean,
  request: ChangesRequest,
): Promise<Changes> {
  const { account, rpc } = request
  const tokens = [...tokenChanges(pairs, account)].filter(([, change]) => change !== 0n)
  const [native, items] = await Promise.all([
    nativeChange(pairs, request),
    findItems(
      tokens.map(([mint]) => mint),
      rpc,
    ),
  ])
  const gives: Statement[] = []
  const gets: Statement[] = []
  const add = (change: bigint, toStatement: (amount: bigint) => Statement) => {
    if (change < 0n) gives.push(toStatement(-change))
    if (change > 0n) gets.push(toStatement(change))
  }
  add(native, (amount) => ({
    text: 'review.amount',
    values: { amount: amountOf(amount, 'native') },
  }))
  for (const [token, change] of tokens)
    add(change, (amount) =>
      items.has(token)
        ? { text: 'review.solana.item', values: { token: toAddress(token) } }
        : {
            text: 'review.amount',
            values: { amount: amountOf(amount, { token }) },
            notes: [noteOn(token)],
          },
    )
  const leaves = pairs.flatMap((pair) => controlChanges(pair, account))
  const others: Statement[] = hasOthers ? [{ text: 'review.solana.others' }] : []
  return { fails: false, gives, gets, leaves: [...leaves, ...others] }
}

/** Null if the accounts change while the transaction is tried. */
async function tryOnce(request: ChangesRequest): Promise<Changes | null> {
  const tried = await tryTransaction(request)
  if (!tried) return null
  const { pairs, addresses, others, slot } = tried
  if (!pairs) return { fails: true, gives: [], gets: [], leaves: [] }
  const last = await readStates(addresses, request.rpc, slot)
  const before = pairs.map((pair) => pair.before)
  return isSameState(before, last.states) ? toChanges(pairs, others.length > 0, request) : null
}

/**
 * Asks the network's nodes what a transaction would change for the account, by `simulateTransaction`. Null if no node can
 * tell. Never rejects.
 */
export async function simulateChanges(request: ChangesRequest): Promise<Changes | null> {
  try {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const changes = await tryOnce(request)
      if (changes) return changes
    }
  } catch (thrown) {
    log('info', 'a request could not be simulated', thrown)
  }
  return null
}

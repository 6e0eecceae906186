import { base64, hex } from '@scure/base'
import { Psbt, Transaction } from 'bitcoinjs-lib'
import type { PendingTransaction } from '../../../types/pendingTransaction.ts'
import type { SendContext } from '../../../types/sender.ts'
import { attempt } from '../../../utils/attempt.ts'
import { isSameScript } from '../verify/scriptsOfKey.ts'
import { keepPrevious, readAll, readPrevious } from './previousTransactions.ts'
import type { Ancestor, Coin, Payer } from './selectCoins.ts'

/** Maximum number of unconfirmed transactions in a chain, as Bitcoin Core relays them by default (`limitancestorcount`). */
const maxChain = 25

/** An output as `{txid}:{vout}`. */
export const outpointOf = ({ txid, vout }: Pick<Coin, 'txid' | 'vout'>): string => `${txid}:${vout}`

/** An output as `{txid}:{vout}`, by the hash as inputs contain it. */
const toOutpoint = (hash: Uint8Array, index: number) =>
  `${hex.encode(Uint8Array.from(hash).reverse())}:${index}`

/** Time in ms for which a node may still list an output that a payment of this page has spent. */
const lagMs = 3_600_000

/** Outputs that payments for hosts have spent, with the time. The browser may store no transaction of these payments. */
const spentForHosts = new Map<string, number>()

/** Notes the inputs of a PSBT that a wallet has signed and broadcast. */
export function noteSpent(psbt: string): void {
  const now = Date.now()
  for (const [outpoint, at] of spentForHosts) if (now - at > lagMs) spentForHosts.delete(outpoint)
  for (const { hash, index } of Psbt.fromBase64(psbt).txInputs)
    spentForHosts.set(toOutpoint(hash, index), now)
}

/** Parses the stored bytes of a transaction; null if none are stored, or they are of another transaction. */
function parseSigned({ signed, hash }: PendingTransaction): Transaction | null {
  const transaction =
    signed && attempt(() => Transaction.fromBuffer(base64.decode(signed.transaction)))
  return transaction?.getId() === hash ? transaction : null
}

interface Own {
  stored: PendingTransaction
  transaction: Transaction | null
  spent: readonly string[]
}

/** A transaction that waits for a block or is in one. The coins of any other may be spent again. */
const isLive = ({ phase }: PendingTransaction) => phase === 'submitted' || phase === 'confirmed'

async function readOwn({ pending, caipNetworkId }: SendContext): Promise<Own[]> {
  const stored = (await pending?.()) ?? []
  return stored
    .filter((one) => one.caipNetworkId === caipNetworkId && isLive(one))
    .map((one) => {
      const transaction = parseSigned(one)
      const { input, inputs = input === undefined ? [] : [input] } = one
      const spent = transaction?.ins.map(({ hash, index }) => toOutpoint(hash, index)) ?? inputs
      return { stored: one, transaction, spent }
    })
}

const shares = (one: Own, other: Own) =>
  one.spent.some((outpoint) => other.spent.includes(outpoint))

const isReplacedBy = (one: Own, other: Own) =>
  other.stored.hash !== one.stored.hash &&
  shares(one, other) &&
  (other.stored.phase === 'confirmed' || other.stored.sentAt > one.stored.sentAt)

/** Reads the fee of a transaction. The values of its inputs are proved by the transactions that created them. */
async function readFee({ ins, outs }: Transaction, { rpc }: SendContext): Promise<bigint> {
  const values = await readAll(ins, async ({ hash, index }) => {
    const txid = hex.encode(Uint8Array.from(hash).reverse())
    return Transaction.fromBuffer(await readPrevious(rpc, txid)).outs[index]?.value ?? 0n
  })
  return [...values, ...outs.map(({ value }) => -value)].reduce((sum, one) => sum + one, 0n)
}

/** Reads a waiting transaction and the waiting ones of this browser on which it depends. Rejects with errors of `rpc`. */
async function readAncestors(
  one: Own,
  waiting: readonly Own[],
  context: SendContext,
): Promise<Ancestor[]> {
  const found = new Set([one])
  for (const { spent } of found)
    for (const other of waiting)
      if (spent.some((outpoint) => outpoint.startsWith(`${other.stored.hash}:`))) found.add(other)
  const known = [...found].flatMap(({ transaction }) => transaction ?? [])
  return readAll(known, async (transaction) => ({
    txid: transaction.getId(),
    size: transaction.virtualSize(),
    fee: await readFee(transaction, context),
  }))
}

export interface OwnCoins {
  /** Outputs that transactions of this browser spend, as `{txid}:{vout}`. A node may still list them as unspent. */
  spent: ReadonlySet<string>
  /** Unspent change of transactions that the modal has built and the wallet has signed, still unconfirmed. */
  change: Coin[]
}

/**
 * Reads the coins that the transactions of this browser spend and create. The value of the change is proved by the signed
 * bytes; if those were forged, the txid is of no transaction, and nodes refuse to spend its outputs.
 */
export async function readOwnCoins(
  context: SendContext,
  account: string,
  payers: readonly Payer[],
): Promise<OwnCoins> {
  const all = await readOwn(context)
  const recent = [...spentForHosts].filter(([, at]) => Date.now() - at <= lagMs)
  const spent = new Set([
    ...all.flatMap((one) => one.spent),
    ...recent.map(([outpoint]) => outpoint),
  ])
  const waiting = all.filter(
    ({ stored }) => stored.phase === 'submitted' && stored.from === account,
  )
  if (waiting.length >= maxChain) return { spent, change: [] }
  const change = waiting.map(async (one) => {
    const { transaction } = one
    if (!transaction || all.some((other) => isReplacedBy(one, other))) return []
    const coins = transaction.outs.flatMap(({ script, value }, vout): Coin[] => {
      const payer = payers.find((own) => isSameScript(own.script, script))
      return payer ? [{ payer, txid: one.stored.hash, vout, value }] : []
    })
    const unspent = coins.filter((coin) => !spent.has(outpointOf(coin)))
    if (unspent.length === 0) return []
    keepPrevious(transaction)
    const ancestors = await readAncestors(one, waiting, context)
    return unspent.map((coin) => ({ ...coin, ancestors }))
  })
  return { spent, change: (await Promise.all(change)).flat() }
}

/** True if a pending transaction of this browser spends an output of the transaction `hash`. */
export async function isSpentByOwn(context: SendContext, hash: string): Promise<boolean> {
  const all = await readOwn(context)
  return all.some(({ spent }) => spent.some((outpoint) => outpoint.startsWith(`${hash}:`)))
}

import * as z from 'zod/mini'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import { validEntries } from '../../../storage/schemas.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type {
  FindHashes,
  PendingTransaction,
  TransactionReader,
  TransactionSighting,
} from '../../../types/pendingTransaction.ts'
import { oneOf, orElse, orNull, text } from '../../../utils/schemas.ts'

export const quantity = text.check(z.refine((value) => /^0x[\da-f]{1,64}$/i.test(value)))
export const hash = text.check(z.refine((value) => /^0x[\da-f]{64}$/i.test(value)))
const maxDataLength = 1_000_000
export const data = text.check(
  z.refine((value) => value.length <= maxDataLength && /^0x[\da-f]*$/i.test(value)),
)

const receipt = orNull(z.object({ status: oneOf(['0x0', '0x1']) }))
const body = z.object({
  hash,
  from: text,
  nonce: quantity,
  to: orElse(text, ''),
  value: quantity,
  input: orElse(data, ''),
})
/** Maximum number of transactions in a block, far above the number on any network. */
const maxTransactions = 100_000
const block = orNull(z.object({ transactions: validEntries(body, maxTransactions) }))

type Body = z.output<typeof body>

function parse<Value>(schema: z.ZodMiniType<Value>, response: unknown): Value {
  const parsed = schema.safeParse(response)
  if (parsed.success) return parsed.data
  throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: response })
}

const toHex = (number: number) => `0x${number.toString(16)}`

/**
 * Number of latest blocks for which pruned nodes report nonces. In earlier blocks, the steps of the search grow
 * eightfold.
 */
const knownBlocks = 127

const isOf = (one: Body, from: string, nonce: number) =>
  one.from.toLowerCase() === from.toLowerCase() && Number(one.nonce) === nonce

/** Finds an account's mined transaction with a nonce, by a binary search for its block. */
async function searchMined(from: string, nonce: number, rpc: RpcRequest): Promise<Body | null> {
  const countAt = async (number: number) =>
    Number(parse(quantity, await rpc('eth_getTransactionCount', [from, toHex(number)])))
  let high = Number(parse(quantity, await rpc('eth_blockNumber')))
  let low = Math.max(0, high - knownBlocks)
  for (let step = knownBlocks * 8; (await countAt(low)) > nonce; step *= 8) {
    if (low === 0) return null
    high = low
    low = Math.max(0, low - step)
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if ((await countAt(middle)) > nonce) high = middle
    else low = middle
  }
  const mined = parse(block, await rpc('eth_getBlockByNumber', [toHex(high), true]))
  return mined?.transactions.find((one) => isOf(one, from, nonce)) ?? null
}

/**
 * Finds an account's transaction with a nonce among hashes from the history. A node must confirm both account and
 * nonce.
 */
async function searchKnown(from: string, nonce: number, rpc: RpcRequest, findHashes: FindHashes) {
  for (const known of await findHashes(nonce)) {
    const seen = orNull(body).safeParse(await rpc('eth_getTransactionByHash', [known]))
    if (seen.success && seen.data && isOf(seen.data, from, nonce)) return seen.data
  }
  return null
}

/**
 * True if a mined transaction makes the same call. To speed up a transaction, a wallet sends a copy with a higher fee.
 */
function repeats({ call }: PendingTransaction, { to, value, input }: Body): boolean {
  return (
    call !== null &&
    to.toLowerCase() === call.to.toLowerCase() &&
    BigInt(value) === BigInt(call.value) &&
    (input || '0x').toLowerCase() === call.data.toLowerCase()
  )
}

/**
 * Reads the status of a transaction. A receipt settles the transaction. Another mined transaction with the same nonce
 * settles it too. `findHashes` finds that other transaction if the nodes are pruned.
 */
export async function readTransaction(
  transaction: PendingTransaction,
  rpc: RpcRequest,
  findHashes: FindHashes = async () => [],
): Promise<TransactionSighting> {
  const { hash: own, from, nonce } = transaction
  const receiptOf = async (id: string) =>
    parse(receipt, await rpc('eth_getTransactionReceipt', [id]))
  const toOutcome = ({ status }: { status: string }): TransactionSighting => ({
    state: status === '0x1' ? 'confirmed' : 'failed',
  })
  const [mined, seen] = await Promise.all([
    receiptOf(own),
    rpc('eth_getTransactionByHash', [own]).then((response) => parse(orNull(body), response)),
  ])
  if (mined) return toOutcome(mined)
  if (seen) return { state: 'waiting', nonce: Number(seen.nonce) }
  if (nonce === null) return { state: 'unknown' }
  const count = Number(parse(quantity, await rpc('eth_getTransactionCount', [from, 'latest'])))
  if (count <= nonce) return { state: 'unknown' }
  // The transaction may have been mined since its receipt was first requested.
  const late = await receiptOf(own)
  if (late) return toOutcome(late)
  const other =
    (await searchMined(from, nonce, rpc).catch(() => null)) ??
    (await searchKnown(from, nonce, rpc, findHashes).catch(() => null))
  if (!other) return { state: 'replaced', by: null, repeats: false, succeeded: false }
  if (other.hash.toLowerCase() === own.toLowerCase()) return { state: 'waiting', nonce }
  const outcome = await receiptOf(other.hash)
  if (!outcome) return { state: 'waiting', nonce }
  return {
    state: 'replaced',
    by: other.hash,
    repeats: repeats(transaction, other),
    succeeded: outcome.status === '0x1',
  }
}

export const eip155Transactions: TransactionReader = { read: readTransaction, unknownMs: 600_000 }

import * as z from 'zod/mini'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import { validEntries } from '../../../storage/schemas.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { PendingTransaction, TransactionSighting } from '../../../types/pendingTransaction.ts'
import { oneOf, orElse, orNull, text } from '../../../utils/schemas.ts'

const quantity = text.check(z.refine((value) => /^0x[\da-f]{1,64}$/i.test(value)))
const hash = text.check(z.refine((value) => /^0x[\da-f]{64}$/i.test(value)))
const maxDataLength = 1_000_000
const data = text.check(
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
/** Many times as many as any network has in a block. */
const maxTransactions = 100_000
const block = orNull(z.object({ transactions: validEntries(body, maxTransactions) }))

type Body = z.output<typeof body>

function parse<Value>(schema: z.ZodMiniType<Value>, answer: unknown): Value {
  const parsed = schema.safeParse(answer)
  if (parsed.success) return parsed.data
  throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: answer })
}

const toHex = (number: number) => `0x${number.toString(16)}`

/** Nodes that keep no archive know an account's nonce in about this many of the latest blocks. */
const knownBlocks = 127

/** The transaction of `from` with that nonce, in the block where it was mined. Null where that cannot be found. */
async function findMined(from: string, nonce: number, rpc: RpcRequest): Promise<Body | null> {
  try {
    const countAt = async (number: number) =>
      Number(parse(quantity, await rpc('eth_getTransactionCount', [from, toHex(number)])))
    let high = Number(parse(quantity, await rpc('eth_blockNumber')))
    let low = Math.max(0, high - knownBlocks)
    if ((await countAt(low)) > nonce) return null
    // Between the two the account's count has passed the nonce.
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2)
      if ((await countAt(middle)) > nonce) high = middle
      else low = middle
    }
    const mined = parse(block, await rpc('eth_getBlockByNumber', [toHex(high), true]))
    const isIt = (one: Body) =>
      one.from.toLowerCase() === from.toLowerCase() && Number(one.nonce) === nonce
    return mined?.transactions.find(isIt) ?? null
  } catch {
    return null
  }
}

/** Whether it does what was sent: a copy with a higher fee. */
function repeats({ call }: PendingTransaction, { to, value, input }: Body): boolean {
  return (
    call !== null &&
    to.toLowerCase() === call.to.toLowerCase() &&
    BigInt(value) === BigInt(call.value) &&
    (input || '0x').toLowerCase() === call.data.toLowerCase()
  )
}

/** Where an EVM transaction is, by its receipt; by its nonce where another one was mined in its place. */
export async function readTransaction(
  transaction: PendingTransaction,
  rpc: RpcRequest,
): Promise<TransactionSighting> {
  const { hash: own, from, nonce } = transaction
  const receiptOf = async (id: string) =>
    parse(receipt, await rpc('eth_getTransactionReceipt', [id]))
  const toOutcome = ({ status }: { status: string }): TransactionSighting => ({
    state: status === '0x1' ? 'confirmed' : 'failed',
  })
  const [mined, seen] = await Promise.all([
    receiptOf(own),
    rpc('eth_getTransactionByHash', [own]).then((answer) => parse(orNull(body), answer)),
  ])
  if (mined) return toOutcome(mined)
  if (seen) return { state: 'waiting', nonce: Number(seen.nonce) }
  if (nonce === null) return { state: 'unknown' }
  const count = Number(parse(quantity, await rpc('eth_getTransactionCount', [from, 'latest'])))
  if (count <= nonce) return { state: 'unknown' }
  // Mined since the first question, perhaps.
  const late = await receiptOf(own)
  if (late) return toOutcome(late)
  const other = await findMined(from, nonce, rpc)
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

import * as z from 'zod/mini'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type {
  PendingTransaction,
  TransactionReader,
  TransactionSighting,
} from '../../../types/pendingTransaction.ts'
import { orElse, orNull, text } from '../../../utils/schemas.ts'

const status = orNull(
  z.object({ err: orNull(z.unknown()), confirmationStatus: orElse(text, 'finalized') }),
)
const answer = z.object({ value: z.array(status).check(z.refine((all) => all.length === 1)) })

async function readTransaction(
  { hash }: PendingTransaction,
  rpc: RpcRequest,
): Promise<TransactionSighting> {
  const given = await rpc('getSignatureStatuses', [[hash], { searchTransactionHistory: true }])
  const parsed = answer.safeParse(given)
  if (!parsed.success) throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: given })
  const [seen] = parsed.data.value
  if (!seen) return { state: 'unknown' }
  if (seen.err !== null) return { state: 'failed' }
  return seen.confirmationStatus === 'processed'
    ? { state: 'waiting', nonce: null }
    : { state: 'confirmed' }
}

/** A transaction is valid for 150 slots, about a minute; the limit allows for more. */
export const solanaTransactions: TransactionReader = { read: readTransaction, unknownMs: 180_000 }

import { base64, hex } from '@scure/base'
import { Transaction } from 'bitcoinjs-lib'
import type { SignedTransaction } from '../../../types/pendingTransaction.ts'

/**
 * Reads the output that the first input of a signed transaction spends, as `{txid}:{vout}`; null unless the bytes are those
 * of the transaction `hash`.
 */
export function firstInput({ transaction }: SignedTransaction, hash: string): string | null {
  try {
    const read = Transaction.fromBuffer(base64.decode(transaction))
    const [first] = read.ins
    // A txid is written with its bytes in reverse order.
    return first && read.getId() === hash
      ? `${hex.encode(Uint8Array.from(first.hash).reverse())}:${first.index}`
      : null
  } catch {
    return null
  }
}

import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { SigningMethod, SolanaProvider, TransactionVersion } from './provider.ts'

/** Bit of the first byte of a versioned message; the other bits are the version. */
const versionBit = 0x80
const signatureLength = 64

/**
 * Returns the version of a transaction in the wire format. Version 0 and the legacy format have the signatures before
 * the message, fewer than 128; from version 1 on the message comes first (SIMD-0385).
 */
function versionOf(transaction: Uint8Array): TransactionVersion {
  const [first = 0] = transaction
  const prefix = first & versionBit ? first : (transaction[1 + first * signatureLength] ?? 0)
  return prefix & versionBit ? prefix & ~versionBit : 'legacy'
}

/**
 * Refuses a transaction that the wallet cannot sign by its own word, before user and wallet are asked.
 * @throws WalletModalError TRANSACTION_VERSION_UNSUPPORTED if the wallet states its versions, and not the transaction's
 */
export function checkVersions(
  provider: SolanaProvider,
  method: SigningMethod,
  transactions: readonly Uint8Array[],
): void {
  const stated = provider.versions?.(method)
  const missing = stated && transactions.map(versionOf).find((one) => !stated.includes(one))
  if (missing === undefined) return
  const longMessage = `The wallet signs transactions of version ${stated?.join(', ')}, not ${missing}`
  throw new WalletModalError('TRANSACTION_VERSION_UNSUPPORTED', { longMessage })
}

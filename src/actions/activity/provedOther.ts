import type { Transfer } from '../../types/transaction.ts'
import type { ProvedTransfer, TransactionDetails } from '../../types/transactionDetails.ts'

/** Digits of a decimal number without its point and its outer zeros. */
const digitsOf = (amount: string) => amount.replace('.', '').replace(/^0+|0+$/g, '')

/** True if a decimal amount and one in base units have the same digits. */
const isSameAmount = (numeric: string, amountBaseUnits: bigint | null) =>
  amountBaseUnits !== null && digitsOf(numeric) === digitsOf(String(amountBaseUnits))

/** The transfers on chain that a transfer of the history may be. The history states no address of the token. */
export function provedTransfers(
  { direction, quantity, nftInfo }: Transfer,
  { transfers }: TransactionDetails,
  isNative: boolean,
): ProvedTransfer[] {
  return (transfers ?? []).filter(
    (one) =>
      one.direction === direction &&
      (one.token === null) === isNative &&
      (nftInfo
        ? one.amountBaseUnits === null
        : isSameAmount(quantity.numeric, one.amountBaseUnits)),
  )
}

/** Sender or receiver of a transfer; null if the chain shows none, or several. */
export function provedOther(
  transfer: Transfer,
  details: TransactionDetails,
  isNative: boolean,
): string | null {
  const others = new Set(provedTransfers(transfer, details, isNative).map(({ other }) => other))
  const [other] = others
  return others.size === 1 && other ? other : null
}

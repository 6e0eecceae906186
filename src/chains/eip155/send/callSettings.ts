import { leastOf } from '../../../utils/leastOf.ts'
import type { TransferCall } from './encodeTransfer.ts'
import { fromHex, toHex } from './toHex.ts'

/** Gas limit, prices and access list that a page sets for a call; all but the list are hexadecimal quantities. */
export interface CallSettings {
  gas?: string
  gasPrice?: string
  maxFeePerGas?: string
  maxPriorityFeePerGas?: string
  accessList?: unknown
}

/** Returns the call alone, for which nodes estimate gas. */
export const withoutSettings = ({ from, to, value, data }: TransferCall): TransferCall => ({
  from,
  to,
  value,
  data,
})

export const hasSettings = (call: CallSettings): boolean =>
  [call.gas, call.gasPrice, call.maxFeePerGas, call.accessList].some((one) => one !== undefined)

/** Settings for members that a call leaves open. */
interface UsualSettings {
  gas: bigint
  /** Base fee of the block in wei per gas. */
  base: bigint
  prices: Readonly<Record<string, string>>
}

/** Returns a call's own prices, and the price that it pays in a block. Null if the block would not take them. */
function pricesOf(call: CallSettings, base: bigint) {
  const plain = fromHex(call.gasPrice)
  if (plain !== null && plain >= base) return { prices: { gasPrice: toHex(plain) }, paid: plain }
  const most = fromHex(call.maxFeePerGas)
  if (most === null || most < base) return null
  const tip = leastOf(most, fromHex(call.maxPriorityFeePerGas) ?? 0n)
  const prices = { maxFeePerGas: toHex(most), maxPriorityFeePerGas: toHex(tip) }
  return { prices, paid: leastOf(most, base + tip) }
}

/**
 * Returns a call as it is simulated: with its own settings, and with usual ones for those that it leaves open. `paid` is
 * the price per gas in wei, null if it is the usual one. Prices below the base fee are replaced, because the transaction
 * would wait for a block that takes them.
 */
export function applySettings(
  call: TransferCall & CallSettings,
  { gas, base, prices }: UsualSettings,
) {
  const own = pricesOf(call, base)
  const { accessList } = call
  return {
    call: {
      ...withoutSettings(call),
      ...(accessList !== undefined && { accessList }),
      gas: toHex(fromHex(call.gas) ?? gas),
      ...(own?.prices ?? prices),
    },
    paid: own?.paid ?? null,
  }
}

import { arrivalCache, keptMs, maxArrivals } from '../../storage/arrivals.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import type { ReadNodeHistory } from '../../types/transaction.ts'
import { formatUnits } from '../../utils/amount.ts'
import { toCaipAddress } from '../../utils/caip.ts'

interface Holder {
  address: string
  caipNetworkId: CaipNetworkId
}

/** An account in one block: its transactions so far, and `free` and `reserved` in planck. */
interface Holdings {
  nonce: number
  total: bigint
}

const idOf = ({ address, caipNetworkId }: Holder) => toCaipAddress(caipNetworkId, address)

const readArrivals = (holder: Holder) =>
  (arrivalCache.read(idOf(holder))?.arrivals ?? []).filter(
    ({ seenAt }) => Date.now() - seenAt <= keptMs,
  )

type Arrival = ReturnType<typeof readArrivals>[number]

/**
 * Removes the newest arrivals that add up to `amount`, and returns the others. Null if no number of newest arrivals
 * adds up to `amount`.
 */
function withoutNewest(arrivals: readonly Arrival[], amount: bigint): Arrival[] | null {
  let rest = amount
  const count = arrivals.findIndex((arrival) => {
    rest -= BigInt(arrival.amount)
    return rest <= 0n
  })
  return rest === 0n ? arrivals.slice(count + 1) : null
}

/**
 * Stores a rise of the account's total since the last read in this browser as an arrival. `holdings` is null for an
 * account that does not exist.
 *
 * - With a higher nonce the rise is left out: the account has sent a transaction, so the rise is less by its fee.
 * - A fall by exactly the newest arrivals removes them: their block was replaced, or the node lags behind.
 * - After any other fall, or a lower nonce, the next rise is left out: another account may have moved funds, the node may
 *   lag behind, or the account was closed and made again.
 */
export function noteHoldings(holder: Holder, holdings: Holdings | null): void {
  const { nonce, total } = holdings ?? { nonce: 0, total: 0n }
  const before = arrivalCache.read(idOf(holder))
  const arrivals = readArrivals(holder)
  const isSame = before?.nonce === nonce
  const isOlder = holdings !== null && before !== undefined && nonce < before.nonce
  const rise = isSame ? total - BigInt(before.total) : 0n
  const isFall = rise < 0n
  const left = isFall && before?.isCertain ? withoutNewest(arrivals, -rise) : null
  if (before && (isOlder || (isFall && !left))) {
    arrivalCache.write(idOf(holder), { ...before, arrivals, isCertain: false })
    return
  }
  const isArrival = before?.isCertain && rise > 0n
  const added = isArrival ? [{ amount: String(rise), seenAt: Date.now() }] : []
  const kept = [...added, ...(left ?? arrivals)].slice(0, maxArrivals)
  arrivalCache.write(idOf(holder), { nonce, total: String(total), isCertain: true, arrivals: kept })
}

/** Lists what `noteHoldings` has stored in the last 3 days, without a request. */
export const readHistory: ReadNodeHistory = async (request) => {
  const { address, caipNetworkId, nativeCurrency } = request
  const { name, symbol, decimals } = nativeCurrency
  const transactions = readArrivals(request).map(({ amount, seenAt }) => ({
    id: `arrival ${seenAt}`,
    metadata: {
      operationType: 'arrive',
      hash: null,
      chain: caipNetworkId,
      minedAt: seenAt,
      sentFrom: '',
      sentTo: address,
      status: 'confirmed' as const,
      nonce: null,
    },
    transfers: [
      {
        direction: 'in' as const,
        quantity: { numeric: formatUnits(BigInt(amount), decimals) },
        value: null,
        fungibleInfo: { name, symbol, iconUrl: null },
        nftInfo: null,
      },
    ],
  }))
  return { transactions, next: null }
}

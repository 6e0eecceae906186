import type { CaipNetworkId } from '../../types/caip.ts'
import type { NativeCurrency } from '../../types/network.ts'
import type { OrderAsset, SignedOrder, Statement, StatementValue } from '../../types/review.ts'
import type { TokenUnit } from '../../types/token.ts'
import { formatUnits } from '../../utils/amount.ts'

/** Cents below which an amount counts as nothing. */
const leastCents = 1
/** Decimal places below which an amount without a price counts as nothing: it has 0.00001 of a unit at most. */
const leastPlaces = 5

export interface OrderKnowledge {
  network: { caipNetworkId: CaipNetworkId; nativeCurrency: NativeCurrency }
  units: Readonly<Record<string, TokenUnit>>
  /** USD prices of one token by its address, and of the native coin as `native`, by one source. */
  prices: Readonly<Record<string, number>>
}

/** An amount of the native coin or of a listed token; null for any other, whose worth is its creator's claim. */
function toKnown(asset: OrderAsset, { network, units, prices }: OrderKnowledge) {
  if (asset === 'item') return null
  const { amount, unit: given } = asset
  const token = typeof given === 'object' && 'token' in given ? given.token : null
  const unit = token === null ? network.nativeCurrency : units[token]
  if (!unit || ('isUnlisted' in unit && unit.isUnlisted)) return null
  const { decimals } = unit
  const price = prices[token ?? 'native']
  const cents = price === undefined ? null : Number(formatUnits(amount, decimals)) * price * 100
  const isNothing =
    cents === null
      ? amount * 10n ** BigInt(leastPlaces) <= 10n ** BigInt(decimals)
      : cents < leastCents
  return { cents, isNothing }
}

/** Sum in cents; null if an asset has no price. */
function sumOf(assets: readonly OrderAsset[], known: OrderKnowledge): number | null {
  const all = assets.map((asset) => toKnown(asset, known)?.cents ?? null)
  const priced = all.filter((one) => one !== null)
  const sum = priced.reduce((total, one) => total + one, 0)
  return priced.length === all.length && Number.isFinite(sum) ? sum : null
}

const usd = (cents: number): StatementValue => ({ kind: 'usd', cents: BigInt(Math.floor(cents)) })

/**
 * Says what an order brings for what it gives. Only the native coin, and tokens that the package or the page lists,
 * count as a price. Nothing is claimed of a worth without prices of all that is compared.
 */
function judge({ gives, gets }: SignedOrder, known: OrderKnowledge): Statement[] {
  if (gives.length === 0) return []
  const isPaid = gets.some((asset) => toKnown(asset, known)?.isNothing === false)
  if (!isPaid) return [{ text: 'review.order.worthless', isGrave: true }]
  const get = sumOf(gets, known)
  if (get === null) return []
  const give = sumOf(gives, known)
  if (give === null) return [{ text: 'review.order.worth', values: { get: usd(get) } }]
  const values = { give: usd(Math.ceil(give)), get: usd(get) }
  return get * 2 < give
    ? [{ text: 'review.order.cheap', values, isGrave: true }]
    : [{ text: 'review.order.worths', values }]
}

/** Sentences on the worth of orders; one for orders that are judged alike. */
export function judgeOrders(orders: readonly SignedOrder[], known: OrderKnowledge): Statement[] {
  const all = orders.flatMap((order) => judge(order, known))
  const isFirst = ({ text, isGrave }: Statement, index: number) =>
    !isGrave || all.findIndex((one) => one.text === text) === index
  return all.filter(isFirst)
}

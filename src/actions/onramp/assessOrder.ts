import { parseUnits } from 'ethers/utils'
import type { OnrampState } from '../../controllers/onramp.ts'
import type { ReadAmount } from '../../types/amount.ts'
import type { Network } from '../../types/network.ts'
import type {
  PaymentCurrency,
  PaymentLimit,
  PurchaseCurrency,
  PurchaseNetwork,
} from '../../types/onramp.ts'
import { formatUnits } from '../../utils/amount.ts'
import { readAmount } from '../amounts/readAmount.ts'
import { coinbaseChainOf, deliveryOn } from './coinbaseChains.ts'
import { fiatDigits } from './fiatDigits.ts'

/** What is ordered, as far as it is known, and what keeps it from being bought. */
export interface Order {
  /** The chain that it arrives on, as Coinbase calls it, and as it is called here. */
  chain: { chain: string; name: string }
  /** Whether that is the account's own network; Ethereum's else. */
  isHere: boolean
  /** What can be had there. */
  tokens: readonly PurchaseCurrency[]
  token: PurchaseCurrency | null
  currency: PaymentCurrency | null
  /** What was typed. */
  read: ReadAmount
  /** The same as exact decimal text; null where it is no amount. */
  amount: string | null
  /** The limits to be told: of the way of paying that takes the amount, or of the one that comes nearest to it. */
  limit: PaymentLimit | null
  isWithinLimits: boolean
  /** Where it arrives, by the service's own name for the network. */
  network: string
  /** Tells orders with different prices apart; null where there is nothing to ask a price for. */
  key: string | null
}

interface Bounds {
  limit: PaymentLimit
  min: bigint
  max: bigint
}

/** An amount of the service in units of the currency; what is finer is rounded towards the visitor's side of the limit. */
function toUnits(text: string, digits: number, round: 'up' | 'down'): bigint {
  const [whole = '0', fraction = ''] = text.split('.')
  const kept = fraction.slice(0, digits)
  const units = parseUnits(kept === '' ? whole : `${whole}.${kept}`, digits)
  return round === 'up' && /[1-9]/.test(fraction.slice(digits)) ? units + 1n : units
}

const isIn = (amount: bigint, { min, max }: Bounds) => min <= amount && amount <= max

/** How far an amount is beyond the limits. */
const distance = (amount: bigint, { min, max }: Bounds) =>
  amount < min ? min - amount : amount - max

function checkLimits(limits: readonly PaymentLimit[], amount: bigint | null, digits: number) {
  const bounds = limits
    .map((limit) => ({
      limit,
      min: toUnits(limit.min, digits, 'up'),
      max: toUnits(limit.max, digits, 'down'),
    }))
    .filter(({ min, max }) => min <= max)
  const [first] = bounds
  if (amount === null || !first) return { limit: first?.limit ?? null, isWithinLimits: true }
  const taking = bounds.find((one) => isIn(amount, one))
  if (taking) return { limit: taking.limit, isWithinLimits: true }
  const nearest = bounds.reduce((best, one) =>
    distance(amount, one) < distance(amount, best) ? one : best,
  )
  return { limit: nearest.limit, isWithinLimits: false }
}

type Draft = Pick<OnrampState, 'options' | 'paymentAmount' | 'paymentCurrency' | 'purchaseCurrency'>

/** Reads what was typed and chosen, for an account on a network. */
export function assessOrder(
  { options, paymentAmount, paymentCurrency: currency, purchaseCurrency }: Readonly<Draft>,
  account: Pick<Network, 'caipNetworkId' | 'name'>,
  language: string,
): Order {
  const { chain, isHere } = coinbaseChainOf(account)
  const all = options?.purchaseCurrencies ?? []
  const here = all.filter((one) => deliveryOn(one, chain))
  // A list that knows nothing of the chain cannot say what there is on it.
  const tokens = here.length > 0 ? here : all
  const token = tokens.find(({ id }) => id === purchaseCurrency?.id) ?? tokens[0] ?? null
  const delivery: PurchaseNetwork | undefined = token ? deliveryOn(token, chain) : undefined
  const network = delivery?.name ?? chain.chain

  const digits = fiatDigits(currency?.id ?? 'USD')
  const read = readAmount(paymentAmount, { decimals: digits, symbol: currency?.id ?? '', language })
  const units = read.kind === 'amount' && read.baseUnits > 0n ? read.baseUnits : null
  const amount = units === null ? null : formatUnits(units, digits)
  const limits = checkLimits(currency?.payment_method_limits ?? [], units, digits)
  const isWhole = token && currency && amount && limits.isWithinLimits
  return {
    chain,
    isHere,
    tokens,
    token,
    currency,
    read,
    amount,
    ...limits,
    network,
    key: isWhole ? [amount, currency.id, token.id, network].join(' ') : null,
  }
}

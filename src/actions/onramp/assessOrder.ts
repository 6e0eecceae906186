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
import { parseUnits } from '../../utils/parseUnits.ts'
import { readAmount } from '../amounts/readAmount.ts'
import { coinbaseChainOf, deliveryOn } from './coinbaseChains.ts'
import { fiatDigits } from './fiatDigits.ts'

export interface PurchaseChoice {
  /** Receiving chain: `chain` is its id at Coinbase, `name` is shown. */
  chain: { chain: string; name: string }
  /** True if `chain` is the account's network. Otherwise `chain` is Ethereum. */
  isHere: boolean
  tokens: readonly PurchaseCurrency[]
  token: PurchaseCurrency | null
  currency: PaymentCurrency | null
  read: ReadAmount
  /** Fiat amount as exact decimal text. Null if the amount is invalid or zero. */
  amount: string | null
  /**
   * Limits of the payment method that accepts the amount. If no method accepts it, the limits that are nearest to the
   * amount.
   */
  limit: PaymentLimit | null
  isWithinLimits: boolean
  /** Receiving network, as the service names it. */
  network: string
  /** Key of the quote's input. Null if no quote can be requested. */
  key: string | null
}

interface Bounds {
  limit: PaymentLimit
  min: bigint
  max: bigint
}

/**
 * Converts a limit into the currency's smallest units. Finer digits are rounded: up for a minimum, down for a maximum.
 */
function toUnits(text: string, digits: number, round: 'up' | 'down'): bigint {
  const [whole = '0', fraction = ''] = text.split('.')
  const kept = fraction.slice(0, digits)
  const units = parseUnits(kept === '' ? whole : `${whole}.${kept}`, digits)
  return round === 'up' && /[1-9]/.test(fraction.slice(digits)) ? units + 1n : units
}

const isIn = (amount: bigint, { min, max }: Bounds) => min <= amount && amount <= max

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

export function assessOrder(
  { options, paymentAmount, paymentCurrency: currency, purchaseCurrency }: Readonly<Draft>,
  account: Pick<Network, 'caipNetworkId' | 'name'>,
  locale: string,
): PurchaseChoice {
  const { chain, isHere } = coinbaseChainOf(account)
  const all = options?.purchaseCurrencies ?? []
  const here = all.filter((one) => deliveryOn(one, chain))
  // If no token lists the chain, the service's list does not cover the chain, so all tokens are offered.
  const tokens = here.length > 0 ? here : all
  const token = tokens.find(({ id }) => id === purchaseCurrency?.id) ?? tokens[0] ?? null
  const delivery: PurchaseNetwork | undefined = token ? deliveryOn(token, chain) : undefined
  const network = delivery?.name ?? chain.chain

  const digits = fiatDigits(currency?.id ?? 'USD')
  const unit = { decimals: digits, symbol: currency?.id ?? 'USD', isMoney: true }
  const read = readAmount(paymentAmount, { ...unit, locale })
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

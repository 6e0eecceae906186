import * as z from 'zod/mini'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../types/chainAdapter.ts'
import { finiteNumber, record } from '../../utils/schemas.ts'
import { isMissing, matching, parseJson } from './esplora.ts'

const rate = finiteNumber.check(z.refine((value) => value > 0))
/** `minimumFee` is the rate below which the API's node takes no transaction into its mempool. */
const recommendedSchema = z.object({
  fastestFee: rate,
  halfHourFee: rate,
  hourFee: rate,
  minimumFee: z.optional(finiteNumber),
})
/** Fee rates in satoshi per virtual byte, keyed by the number of blocks until confirmation. */
const estimatesSchema = record(matching(/^\d{1,4}$/), rate)

/**
 * Lowest rate that nodes relay by default, in satoshi per virtual byte: that of Bitcoin Core since 29.1
 * (https://bitcoincore.org/en/releases/29.1/). A node whose limit is higher reports it by `minimumFee`, or refuses the
 * transaction.
 */
const lowestRate = 0.1

/** Rate in satoshi per virtual byte if a node has no estimates yet. Every version of Bitcoin Core relays it by default. */
const rateWithoutEstimates = 1

/**
 * Highest plausible rate, in satoshi per virtual byte. The transactions of block 840,000 (2024-04-20), whose fees were the
 * highest ever, paid 37.6 BTC for a million virtual bytes.
 */
export const highestRate = 4_000

/** Factor up to which a rate may exceed that for an earlier confirmation: estimates are rough. */
const tolerance = 2

/** Fee rates in satoshi per virtual byte, for confirmation in the next block, in half an hour and in an hour. */
export interface FeeRates {
  fastest: number
  halfHour: number
  hour: number
  /** Rate below which the node takes no transaction. */
  least: number
}

function refuse(reason: string): never {
  const longMessage = `The fee rates of the service are not plausible: ${reason}`
  throw new WalletModalError('SERVICE_INVALID_RESPONSE', { longMessage })
}

/** Puts rates in order, and raises them to the lowest that the node takes. @throws the error of `readFeeRates` */
function toPlausible(
  { fastest, halfHour, hour }: Omit<FeeRates, 'least'>,
  least: number,
): FeeRates {
  const rates = [hour, halfHour, fastest]
  const text = rates.join(', ')
  if (Math.max(...rates, least) > highestRate) return refuse(`${text} sat/vB is too high`)
  const ascending = [least, hour, halfHour, fastest]
  const isUnordered = ascending.some((one, index) =>
    ascending.slice(index + 1).some((later) => one > later * tolerance),
  )
  if (isUnordered) return refuse(`${ascending.join(', ')} sat/vB is out of order`)
  const [slow = 0, normal = 0, fast = 0] = rates
    .map((one) => Math.max(one, least, lowestRate))
    .sort((a, b) => a - b)
  return { fastest: fast, halfHour: normal, hour: slow, least: Math.max(least, lowestRate) }
}

/**
 * Reads fee rates: mempool.space's recommendation or, if the API has none, Esplora's estimates. A rate for an earlier
 * confirmation is never lower than one for a later. Rejects with errors of `rpc`, or with SERVICE_INVALID_RESPONSE if a
 * response is malformed, or its rates are not plausible.
 */
export async function readFeeRates(rpc: RpcRequest): Promise<FeeRates> {
  try {
    return await readRecommended(rpc)
  } catch (error) {
    if (isMissing(error)) return readEstimates(rpc)
    throw error
  }
}

async function readRecommended(rpc: RpcRequest): Promise<FeeRates> {
  const rates = parseJson(recommendedSchema, await rpc('GET /v1/fees/recommended'))
  const { fastestFee: fastest, halfHourFee: halfHour, hourFee: hour, minimumFee = 0 } = rates
  return toPlausible({ fastest, halfHour, hour }, minimumFee)
}

/**
 * Reads Esplora's estimates. A node that has just started lacks some estimates. A missing estimate is replaced by the
 * estimate for fewer blocks, else by the fastest estimate, else by `rateWithoutEstimates`.
 */
async function readEstimates(rpc: RpcRequest): Promise<FeeRates> {
  const estimates = parseJson(estimatesSchema, await rpc('GET /fee-estimates'))
  const targets = Object.keys(estimates)
    .map(Number)
    .sort((a, b) => a - b)
  const within = (blocks: number) => {
    const target = targets.findLast((one) => one <= blocks) ?? targets[0]
    return (target !== undefined && estimates[String(target)]) || rateWithoutEstimates
  }
  return toPlausible({ fastest: within(1), halfHour: within(3), hour: within(6) }, 0)
}

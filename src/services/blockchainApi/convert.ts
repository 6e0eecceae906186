import * as z from 'zod/mini'
import { displayText, validEntries } from '../../storage/schemas.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import type { SwapQuote } from '../../types/swap.ts'
import type { BuiltTransaction } from '../../types/swapper.ts'
import { finiteNumber, text } from '../../utils/schemas.ts'
import type { ServiceContext } from '../serviceContext.ts'
import { callApi } from './callApi.ts'
import { image } from './schemas.ts'

/** Several times the usual sizes. */
const maxListBytes = 4_000_000
const maxBytes = 300_000
/** Above every network's list. */
const maxTokens = 10_000
/** Above every library's maximum. */
const maxDecimals = 77

const matching = (pattern: RegExp) => text.check(z.refine((value) => pattern.test(value)))
const baseUnits = z.pipe(
  matching(/^\d{1,78}$/),
  z.transform((value: string) => BigInt(value)),
)
const caip10 = matching(/^[-a-z0-9]{3,8}:[-\w]{1,32}:[-.%\w]{1,128}$/)
const decimals = finiteNumber.check(
  z.refine((value) => Number.isInteger(value) && value >= 0 && value <= maxDecimals),
)
const data = matching(/^0x(?:[\da-f]{2}){0,100000}$/i)

const token = z.object({
  name: displayText,
  symbol: displayText,
  address: caip10,
  decimals,
  logoUri: z.optional(image),
})
export type ConvertToken = z.output<typeof token>

const quote = z.object({
  fromAmount: baseUnits,
  fromAccount: caip10,
  toAmount: baseUnits,
  toAccount: caip10,
})
const quotes = z.object({ quotes: validEntries(quote, 1) })

const built = z.object({ tx: z.object({ from: caip10, to: caip10, data }) })

/** Malformed tokens are left out. Throws as `requestJson`. */
export async function getConvertTokens(
  context: ServiceContext,
  chainId: CaipNetworkId,
): Promise<ConvertToken[]> {
  const { tokens } = await callApi(context, '/v1/convert/tokens', {
    query: { chainId },
    schema: z.object({ tokens: validEntries(token, maxTokens) }),
    maxBytes: maxListBytes,
  })
  return tokens
}

export interface QuoteRequest {
  /** In base units of `from`. */
  amount: bigint
  /** An address, not CAIP-10. */
  userAddress: string
  /** CAIP-10 of the tokens. */
  from: string
  to: string
  /** In wei. */
  gasPrice: bigint | null
  signal: AbortSignal
}

/** The accounts are those that the response names. */
export interface GivenQuote extends SwapQuote {
  fromAccount: string
  toAccount: string
}

/** Null if there is no route between the tokens. Throws as `requestJson`. */
export async function getQuote(
  context: ServiceContext,
  { amount, gasPrice, signal, ...rest }: QuoteRequest,
): Promise<GivenQuote | null> {
  const answer = await callApi(context, '/v1/convert/quotes', {
    query: {
      ...rest,
      amount: String(amount),
      gasPrice: gasPrice === null ? null : String(gasPrice),
    },
    schema: quotes,
    maxBytes,
    signal,
  })
  return answer.quotes[0] ?? null
}

/** In base units. Both addresses are CAIP-10. Throws as `requestJson`. */
export async function getAllowance(
  context: ServiceContext,
  query: { tokenAddress: string; userAddress: string },
): Promise<bigint> {
  const schema = z.object({ allowance: baseUnits })
  return (await callApi(context, '/v1/convert/allowance', { query, schema, maxBytes })).allowance
}

/** In wei. Throws as `requestJson`. */
export async function getGasPrice(
  context: ServiceContext,
  chainId: CaipNetworkId,
): Promise<bigint> {
  const schema = z.object({ standard: baseUnits })
  const query = { chainId }
  return (await callApi(context, '/v1/convert/gas-price', { query, schema, maxBytes })).standard
}

export interface BuildRequest {
  /** CAIP-10 of the account. */
  userAddress: string
  /** CAIP-10 of the tokens. */
  from: string
  to: string
  signal: AbortSignal
}

/** Throws as `requestJson`. */
export async function buildTransaction(
  context: ServiceContext,
  { amount, signal, ...rest }: BuildRequest & { amount: bigint; slippagePercent: number },
): Promise<BuiltTransaction> {
  const { slippagePercent, ...addresses } = rest
  const { tx } = await callApi(context, '/v1/convert/build-transaction', {
    method: 'POST',
    body: {
      ...addresses,
      amount: String(amount),
      eip155: { slippage: slippagePercent },
      projectId: context.projectId,
      // The approval may be missing when it is built; the modal simulates the swap itself.
      disableEstimate: true,
    },
    headers: { 'Content-Type': 'application/json' },
    schema: built,
    maxBytes,
    signal,
  })
  return tx
}

/** Throws as `requestJson`. */
export async function buildApproval(
  context: ServiceContext,
  { signal, ...query }: BuildRequest,
): Promise<BuiltTransaction> {
  const { tx } = await callApi(context, '/v1/convert/build-approve', {
    query,
    schema: built,
    maxBytes,
    signal,
  })
  return tx
}

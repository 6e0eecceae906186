import * as z from 'zod/mini'
import { displayText, symbolText, validEntries } from '../../storage/schemas.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import type { SwapQuote } from '../../types/swap.ts'
import type { BuiltTransaction } from '../../types/swapper.ts'
import { finiteNumber, text } from '../../utils/schemas.ts'
import type { ServiceContext } from '../serviceContext.ts'
import { callApi } from './callApi.ts'
import { image } from './schemas.ts'

/**
 * Maximum bytes of a response: of the list of tokens, and of any other response. Both are several times the usual size.
 */
const maxListBytes = 4_000_000
const maxBytes = 300_000
/** Maximum number of tokens. The list of every network is shorter. */
const maxTokens = 10_000
/** Maximum decimals of a token; no known token has more. */
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
  symbol: symbolText,
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

/**
 * Returns the tokens that can be swapped, without malformed entries.
 * @throws errors of `requestJson`
 */
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
  /** Amount in base units of `from`. */
  amount: bigint
  /** The plain address, not CAIP-10. */
  userAddress: string
  /** CAIP-10 ids of the tokens. */
  from: string
  to: string
  /** Gas price in wei. */
  gasPrice: bigint | null
  signal: AbortSignal
}

/**
 * A quote with the tokens that the service names, as CAIP-10 ids. The caller compares these ids with the requested
 * ones.
 */
export interface GivenQuote extends SwapQuote {
  fromAccount: string
  toAccount: string
}

/**
 * Returns null if the service has no route between the tokens.
 * @throws errors of `requestJson`
 */
export async function getQuote(
  context: ServiceContext,
  { amount, gasPrice, signal, ...rest }: QuoteRequest,
): Promise<GivenQuote | null> {
  const response = await callApi(context, '/v1/convert/quotes', {
    query: {
      ...rest,
      amount: String(amount),
      gasPrice: gasPrice === null ? null : String(gasPrice),
    },
    schema: quotes,
    maxBytes,
    signal,
  })
  return response.quotes[0] ?? null
}

/**
 * Returns the allowance in base units. Both addresses of the query are CAIP-10 ids.
 * @throws errors of `requestJson`
 */
export async function getAllowance(
  context: ServiceContext,
  query: { tokenAddress: string; userAddress: string },
): Promise<bigint> {
  const schema = z.object({ allowance: baseUnits })
  return (await callApi(context, '/v1/convert/allowance', { query, schema, maxBytes })).allowance
}

/**
 * Returns the gas price in wei.
 * @throws errors of `requestJson`
 */
export async function getGasPrice(
  context: ServiceContext,
  chainId: CaipNetworkId,
): Promise<bigint> {
  const schema = z.object({ standard: baseUnits })
  const query = { chainId }
  return (await callApi(context, '/v1/convert/gas-price', { query, schema, maxBytes })).standard
}

export interface BuildRequest {
  /** CAIP-10 id of the account. */
  userAddress: string
  /** CAIP-10 ids of the tokens. */
  from: string
  to: string
  signal: AbortSignal
}

/** @throws errors of `requestJson` */
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
      // The service would simulate the swap alone, which fails before the approval. The modal simulates approval and
      // swap together.
      disableEstimate: true,
    },
    headers: { 'Content-Type': 'application/json' },
    schema: built,
    maxBytes,
    signal,
  })
  return tx
}

/** @throws errors of `requestJson` */
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

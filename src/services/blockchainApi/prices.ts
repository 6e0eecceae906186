import * as z from 'zod/mini'
import { lenient, validEntries } from '../../storage/schemas.ts'
import { finiteNumber, text } from '../../utils/schemas.ts'
import type { ServiceContext } from '../serviceContext.ts'
import { callApi } from './callApi.ts'

/** The most that the endpoint may send for one address. */
const maxBytesEach = 20_000

const fungible = z.object({ symbol: text, price: lenient(finiteNumber) })

/**
 * What one of each token costs in USD, by its symbol in lower case; for showing only. `addresses` are CAIP-10. Tokens
 * without a price are left out. Throws as `requestJson`.
 */
export async function getPrices(
  context: ServiceContext,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { fungibles } = await callApi(context, '/v1/fungible/price', {
    method: 'POST',
    body: { currency: 'usd', addresses, projectId: context.projectId },
    headers: { 'Content-Type': 'application/json' },
    schema: z.object({ fungibles: validEntries(fungible, addresses.length) }),
    maxBytes: maxBytesEach * Math.max(1, addresses.length),
  })
  return new Map(
    fungibles.flatMap(({ symbol, price }) =>
      price !== undefined && price >= 0 ? [[symbol.toLowerCase(), price] as const] : [],
    ),
  )
}

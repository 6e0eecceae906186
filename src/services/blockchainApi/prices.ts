import * as z from 'zod/mini'
import { lenient, validEntries } from '../../storage/schemas.ts'
import { finiteNumber } from '../../utils/schemas.ts'
import type { ServiceContext } from '../serviceContext.ts'
import { callApi } from './callApi.ts'

const maxBytes = 20_000

const fungible = z.object({ price: lenient(finiteNumber) })

/**
 * Returns the USD price of a token (CAIP-10), for display only. Null if the price is unknown. Each token is requested
 * alone, because a response's entries contain no address and symbols are not unique. If a response has several entries,
 * the price is unknown.
 * @throws errors of `requestJson`
 */
export async function getPrice(context: ServiceContext, address: string): Promise<number | null> {
  const { fungibles } = await callApi(context, '/v1/fungible/price', {
    method: 'POST',
    body: { currency: 'usd', addresses: [address], projectId: context.projectId },
    headers: { 'Content-Type': 'application/json' },
    schema: z.object({ fungibles: validEntries(fungible, 2) }),
    maxBytes,
  })
  const [only, ...others] = fungibles
  return others.length === 0 && only?.price !== undefined && only.price >= 0 ? only.price : null
}

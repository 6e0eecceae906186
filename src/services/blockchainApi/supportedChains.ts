import * as z from 'zod/mini'
import { validEntries } from '../../storage/schemas.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import type { ServiceContext } from '../serviceContext.ts'
import { callApi } from './callApi.ts'
import { caipNetworkId } from './schemas.ts'

const maxBytes = 100_000
const maxChains = 1_000

const response = z.object({ http: validEntries(caipNetworkId, maxChains) })

/** @throws errors of `requestJson` */
export async function getSupportedChains(context: ServiceContext): Promise<CaipNetworkId[]> {
  return (await callApi(context, '/v1/supported-chains', { schema: response, maxBytes })).http
}

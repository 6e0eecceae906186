import * as z from 'zod/mini'
import { toSafeHttpUrl } from '../../utils/url.ts'
import type { ServiceContext } from '../serviceContext.ts'
import { callApi } from './callApi.ts'

/** The most that the endpoint may send: several times what it does. */
const maxBytes = 20_000

/** A page that a visitor may be sent to with a card in hand; no other scheme passes. */
const page = z.pipe(z.unknown(), z.transform(toSafeHttpUrl))
const response = z.object({ url: page })

export interface OnrampUrlRequest {
  destinationWallets: readonly {
    address: string
    blockchains: readonly string[]
    assets: readonly string[]
  }[]
  defaultNetwork: string
  /** Whose purchases these are: the account's address. */
  partnerUserId: string
  defaultExperience: 'buy'
  presetFiatAmount?: number | undefined
}

/** The page of a purchase; null where the service names none that may be opened. Throws as `requestJson`. */
export async function getOnrampUrl(
  context: ServiceContext,
  request: OnrampUrlRequest,
  signal?: AbortSignal,
): Promise<string | null> {
  const { url } = await callApi(context, '/v1/generators/onrampurl', {
    method: 'POST',
    body: request,
    schema: response,
    maxBytes,
    signal,
  })
  return url
}

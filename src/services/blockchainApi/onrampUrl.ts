import * as z from 'zod/mini'
import { toSafeHttpUrl } from '../../utils/url.ts'
import type { ServiceContext } from '../serviceContext.ts'
import { callApi } from './callApi.ts'

const maxBytes = 20_000

/** URL of the page on which the user enters card data. `toSafeHttpUrl` checks the URL. */
const page = z.pipe(z.unknown(), z.transform(toSafeHttpUrl))
const response = z.object({ url: page })

export interface OnrampUrlRequest {
  destinationWallets: readonly {
    address: string
    blockchains: readonly string[]
    assets: readonly string[]
  }[]
  defaultNetwork: string
  /** The account's address, by which the provider groups purchases. */
  partnerUserId: string
  defaultExperience: 'buy'
  /** Payment in USD, CAD, GBP or EUR. The provider ignores this value if `presetCryptoAmount` is set. */
  presetFiatAmount?: number | undefined
  /** Amount to buy, in units of the token. */
  presetCryptoAmount?: number | undefined
}

/**
 * Returns the URL of the provider's page. Null if the URL is missing or unsafe.
 * @throws errors of `requestJson`
 */
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

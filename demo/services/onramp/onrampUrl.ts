import * as z from 'zod/mini'
import { failure } from '../blockchainApi/blockchainFailure.ts'
import { json, type Reply, type Request } from '../shared/http.ts'
import { parseJson } from '../shared/parseJson.ts'
import { destinationWallets } from './destinationWallets.ts'

const bodySchema = z.object({
  destinationWallets,
  defaultNetwork: z.optional(z.string()),
  partnerUserId: z.string(),
  defaultExperience: z.literal('buy'),
  presetCryptoAmount: z.optional(z.union([z.string(), z.number()])),
  presetFiatAmount: z.optional(z.union([z.string(), z.number()])),
})

/** `POST /v1/generators/onrampurl`: the URL of a purchase, with the order in its query. */
export async function onrampUrl(providerUrl: string, { body }: Request): Promise<Reply> {
  const parsed = bodySchema.safeParse(parseJson(await body()))
  if (!parsed.success) {
    throw failure(400, 'destinationWallets', 'Wallets have to be given, with valid addresses.')
  }
  const url = new URL('/buy/select-asset', providerUrl)
  for (const [name, value] of Object.entries(parsed.data)) {
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
    if (value !== undefined) url.searchParams.set(name, text)
  }
  return json({ url: url.href })
}

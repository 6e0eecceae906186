import * as z from 'zod/mini'
import { findNetwork, networkSlugs, toNetwork } from '../../src/chains/networks.ts'
import type { CaipNetworkId } from '../../src/types/caip.ts'
import type { Network } from '../../src/types/network.ts'
import type { Wallet } from '../../src/types/wallet.ts'
import { isCaipNetworkId } from '../../src/utils/caip.ts'
import { bool, namespace, nonEmptyText, text } from '../../src/utils/schemas.ts'
import { toUrl } from '../../src/utils/toUrl.ts'
import {
  isLoopbackHost,
  toSafeHttpUrl,
  toSafeImageUrl,
  toSafeLink,
  toSafeWebLink,
} from '../../src/utils/url.ts'

export const optionalText = z.optional(text)
const safe = (toSafe: (value: unknown) => string | null) =>
  z.optional(text.check(z.refine((value) => toSafe(value) !== null)))
const optionalLink = safe(toSafeLink)
const optionalWebLink = safe(toSafeWebLink)
const optionalImage = safe(toSafeImageUrl)
/** Links that users open: https, or http on localhost. */
export const optionalPage = safe(toSafeHttpUrl)

/**
 * A URL with a certain scheme and without credentials. URLs with credentials are refused: browsers do not fetch them,
 * and users could mistake the user name for the host name.
 */
const urlOf = (scheme: RegExp, message: string) =>
  text.check(
    z.refine((value) => {
      const url = toUrl(value)
      return url !== null && scheme.test(url.protocol) && !url.username && !url.password
    }, message),
  )

/**
 * URLs of services that the host sets. Plain http is permitted, as for services on a local network; browsers still
 * block mixed content.
 */
export const httpUrl = urlOf(/^https?:/, 'not an http(s) URL without user name and password')
export const wssUrl = urlOf(/^wss:/, 'not a wss URL without user name and password')
/** `off` or an empty value for none. The scheme `ws:` is for relays of this device alone. */
export const relayUrl = text.check(
  z.refine((value) => {
    const { protocol, hostname, username, password } = toUrl(value) ?? {}
    const isRelay = protocol === 'wss:' || (protocol === 'ws:' && isLoopbackHost(hostname ?? ''))
    return ['', 'off'].includes(value) || (isRelay && !username && !password)
  }, 'not a wss URL without user name and password'),
)
export const anyUrl = urlOf(/:/, 'not a URL without user name and password')

export function json<Schema extends z.ZodMiniType>(schema: Schema) {
  const parse = z.transform((value: unknown, context) => {
    try {
      return JSON.parse(String(value)) as unknown
    } catch {
      context.issues.push({ code: 'custom', message: 'not JSON', input: value })
      return z.NEVER
    }
  })
  return z.pipe(parse, schema)
}

/** A list, written as words separated by spaces or as a JSON array. */
export function list<Item extends z.ZodMiniType>(item: Item) {
  const words = z.transform((value: unknown) => {
    const input = String(value).trim()
    if (!input.startsWith('[')) return input.split(/\s+/).filter(Boolean)
    try {
      return JSON.parse(input) as unknown
    } catch {
      return input
    }
  })
  return z.pipe(words, z.array(item))
}

export const caipNetworkId = z.custom<CaipNetworkId>(isCaipNetworkId, 'not a CAIP-2 id')

/**
 * An integer of at most 14 bits, which is the size of the largest SS58 prefix. The schema is also used for the decimals
 * of a currency.
 */
const count = z.custom<number>(
  (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 16_384,
  'not a count',
)

const networkObject = z
  .object({
    id: z.custom<Network['id']>((id) => typeof id === 'number' || typeof id === 'string'),
    name: text,
    chainNamespace: namespace,
    caipNetworkId,
    nativeCurrency: z.object({ name: text, symbol: nonEmptyText, decimals: count }),
    rpcUrls: z.object({ default: z.object({ http: z.array(httpUrl) }) }),
    blockExplorers: z.optional(z.object({ default: z.object({ name: text, url: httpUrl }) })),
    testnet: z.optional(bool),
    ss58Prefix: z.optional(count),
    assets: z.optional(z.object({ imageId: optionalText, imageUrl: optionalImage })),
  })
  .check(
    z.refine(
      (value) => value.caipNetworkId === `${value.chainNamespace}:${value.id}`,
      'chainNamespace and id differ from caipNetworkId',
    ),
  )

/**
 * A network, given by its slug, by the CAIP-2 id of a built-in network, as a whole `Network`, or as an EVM chain without
 * namespace and CAIP-2 id. What is missing is that of the built-in network. A currency is never assumed: the schema refuses
 * the empty symbol of an unknown network.
 */
export const network = z.pipe(
  z.transform((value: unknown, context) => {
    if (typeof value !== 'string') {
      const stated = Object.entries(Object(value)).filter(([, member]) => member != null)
      const given = Object.fromEntries(stated) as Partial<Network>
      return { ...toNetwork(`${given.chainNamespace ?? 'eip155'}:${given.id}`), ...given }
    }
    const found = findNetwork(value)
    if (found) return found
    const message = `not one of ${networkSlugs().join(', ')}`
    context.issues.push({ code: 'custom', message, input: value })
    return z.NEVER
  }),
  networkObject,
)

export const wallet: z.ZodMiniType<Wallet> = z.object({
  id: text,
  name: nonEmptyText,
  rdns: optionalText,
  image_id: optionalText,
  image_url: optionalImage,
  chains: z.optional(z.array(text)),
  homepage: optionalPage,
  mobile_link: optionalLink,
  desktop_link: optionalLink,
  webapp_link: optionalWebLink,
  app_store: optionalPage,
  play_store: optionalPage,
  chrome_store: optionalPage,
})

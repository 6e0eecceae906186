import * as z from 'zod/mini'
import { displayText, lenient, validEntries } from '../storage/schemas.ts'
import type { CaipNetworkId } from '../types/caip.ts'
import { isCaipNetworkId } from '../utils/caip.ts'
import { finiteNumber, orNull, text } from '../utils/schemas.ts'
import { toSafeImageUrl } from '../utils/url.ts'
import { type RequestOptions, requestJson, toEndpointUrl } from './http.ts'
import { type ServiceContext, toIdentityQuery } from './serviceContext.ts'

/** What the blockchain API knows of an address. Absent parts are null. */
export interface Identity {
  name: string | null
  avatar: string | null
}

export interface TokenBalance {
  name: string
  symbol: string
  chainId: CaipNetworkId
  /** CAIP-10 of the token; absent for the native one. */
  address?: string | undefined
  /** In USD. */
  value?: number | undefined
  /** In USD for one token. */
  price?: number | undefined
  /** `numeric` is an exact decimal string in token units. */
  quantity: { decimals: string; numeric: string }
  iconUrl: string | null
}

/** The most that each endpoint may send: several times what it does. An avatar may be an image as text. */
const maxBytes = { supportedChains: 100_000, identity: 300_000, balance: 2_000_000 }

/** Nobody reads a longer list. */
const maxTokens = 2_000

const caipNetworkId = z.custom<CaipNetworkId>(isCaipNetworkId)
const image = z.pipe(z.unknown(), z.transform(toSafeImageUrl))
const matching = (pattern: RegExp) => text.check(z.refine((value) => pattern.test(value)))
/** A token says its decimals in a uint8; an amount of them is a uint256, of at most 78 digits. */
const decimals = matching(/^\d{1,3}$/)
const amount = matching(/^\d{1,78}(?:\.\d{1,255})?$/)
const caip10 = matching(/^[-a-z0-9]{3,8}:[-\w]{1,32}:[-.%\w]{1,128}$/)

const supportedChainsResponse = z.object({ http: validEntries(caipNetworkId) })

const identityResponse = z.object({ name: lenient(displayText), avatar: z.optional(image) })

/** A malformed address costs the entry: without one it would pass for the native token. */
const tokenBalance = z.object({
  name: displayText,
  symbol: displayText,
  chainId: caipNetworkId,
  address: orNull(caip10),
  value: lenient(finiteNumber),
  price: lenient(finiteNumber),
  quantity: z.object({ decimals, numeric: amount }),
  iconUrl: z.optional(image),
})

const balanceResponse = z.object({ balances: validEntries(tokenBalance, maxTokens) })

/** Every call carries the project, the SDK and, once there is one, the WalletConnect client. */
function callApi<Value>(
  context: ServiceContext,
  path: string,
  options: RequestOptions & { schema: z.ZodMiniType<Value> },
): Promise<Value> {
  return requestJson(toEndpointUrl(context.blockchainApiUrl, path).href, {
    ...options,
    query: { ...options.query, ...toIdentityQuery(context), clientId: context.clientId },
  })
}

/** The networks that the blockchain API serves, of the namespaces known here. Throws as `requestJson`. */
export async function getSupportedChains(context: ServiceContext): Promise<CaipNetworkId[]> {
  const { http } = await callApi(context, '/v1/supported-chains', {
    schema: supportedChainsResponse,
    maxBytes: maxBytes.supportedChains,
  })
  return http
}

/**
 * Name and picture of an address (plain, not CAIP-10). `sender` is the connected account's. Throws as
 * `requestJson`.
 */
export async function getIdentity(
  context: ServiceContext,
  address: string,
  sender?: string,
): Promise<Identity> {
  const { name, avatar } = await callApi(context, `/v1/identity/${encodeURIComponent(address)}`, {
    schema: identityResponse,
    maxBytes: maxBytes.identity,
    query: { sender },
  })
  return { name: name ?? null, avatar: avatar ?? null }
}

export interface TokenBalancesRequest {
  /** Plain, not CAIP-10. */
  address: string
  caipNetworkId?: CaipNetworkId | undefined
  /** CAIP-10 addresses of tokens whose balance must not come from the service's cache. */
  forceUpdate?: readonly string[] | undefined
}

/**
 * The tokens of an address with their value in USD. Malformed entries are left out, and so are tokens
 * that say to have no decimals: those are of low quality. Throws as `requestJson`.
 */
export async function getTokenBalances(
  context: ServiceContext,
  { address, caipNetworkId, forceUpdate }: TokenBalancesRequest,
): Promise<TokenBalance[]> {
  const path = `/v1/account/${encodeURIComponent(address)}/balance`
  const { balances } = await callApi(context, path, {
    schema: balanceResponse,
    maxBytes: maxBytes.balance,
    query: { currency: 'usd', chainId: caipNetworkId, forceUpdate: forceUpdate?.join() },
  })
  return balances
    .filter(({ quantity }) => Number(quantity.decimals) > 0)
    .map((balance) => ({
      ...balance,
      address: balance.address ?? undefined,
      iconUrl: balance.iconUrl ?? null,
    }))
}

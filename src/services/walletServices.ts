import * as z from 'zod/mini'
import { validEntries } from '../storage/schemas.ts'
import { wallet } from '../storage/walletSchema.ts'
import type { Wallet } from '../types/wallet.ts'
import { bool, finiteNumber } from '../utils/schemas.ts'
import { requestBlob, requestJson, toEndpointUrl } from './http.ts'
import { type ServiceContext, toIdentityQuery } from './serviceContext.ts'

const maxImageBytes = 256 * 1024

const imagePaths = {
  wallet: '/getWalletImage/',
  asset: '/public/getAssetImage/',
  currency: '/public/getCurrencyImage/',
  token: '/public/getTokenImage/',
}

export type ImageKind = keyof typeof imagePaths

export interface WalletsRequest {
  /** From 1. */
  page: number
  entries: number
  /** Ids of the only wallets wanted, and of those not wanted. */
  include?: readonly string[] | undefined
  exclude?: readonly string[] | undefined
  /** CAIP-2 ids; wallets of any of them. */
  chains?: readonly string[] | undefined
  search?: string | undefined
  badgeType?: 'none' | 'certified' | undefined
  signal?: AbortSignal | undefined
}

export interface WalletsPage {
  wallets: Wallet[]
  /** How many wallets there are on all pages. */
  count: number
}

const walletsResponse = z.object({ data: validEntries(wallet), count: finiteNumber })
const analyticsConfigResponse = z.object({ isAnalyticsEnabled: bool })

function toUrl(context: ServiceContext, path: string): string {
  return toEndpointUrl(context.walletServicesUrl, path, toIdentityQuery(context)).href
}

/**
 * A page of the wallet directory. Entries without a usable id and name are left out, so are links that
 * must not be opened. Throws as `requestJson`.
 */
export async function getWallets(
  context: ServiceContext,
  request: WalletsRequest,
): Promise<WalletsPage> {
  const { page, entries, include, exclude, chains, search, badgeType, signal } = request
  const { data, count } = await requestJson(toUrl(context, '/getWallets'), {
    schema: walletsResponse,
    query: {
      page,
      entries,
      include: include?.join(),
      exclude: exclude?.join(),
      chains: chains?.join(),
      search: search?.trim(),
      badge_type: badgeType,
    },
    signal,
  })
  return { wallets: data, count }
}

/** An image of at most 256 kB, for an object URL: the project id stays out of the page's markup. */
export async function getImage(
  context: ServiceContext,
  kind: ImageKind,
  id: string,
  signal?: AbortSignal,
): Promise<Blob> {
  const url = toUrl(context, imagePaths[kind] + encodeURIComponent(id))
  return requestBlob(url, { maxBytes: maxImageBytes, signal })
}

/** Whether the project wants analytics. A service that cannot be asked has not said yes. */
export async function getAnalyticsConfig(context: ServiceContext): Promise<boolean> {
  try {
    const schema = analyticsConfigResponse
    return (await requestJson(toUrl(context, '/getAnalyticsConfig'), { schema })).isAnalyticsEnabled
  } catch {
    return false
  }
}

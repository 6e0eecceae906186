import * as z from 'zod/mini'
import { validEntries } from '../storage/schemas.ts'
import { wallet } from '../storage/walletSchema.ts'
import type { Wallet } from '../types/wallet.ts'
import { bool, finiteNumber } from '../utils/schemas.ts'
import type { PathOf } from './blockchainApi/PathOf.ts'
import { invalidResponse, requestBytes, requestJson, toEndpointUrl } from './http.ts'
import { type ServiceContext, toIdentityQuery } from './serviceContext.ts'

/**
 * Signatures of image formats, matched with the file's first bytes as Latin-1 text. In WebP and AVIF files, a length of
 * four bytes is inside or before the signature.
 */
const rasterFormats: Readonly<Record<string, RegExp>> = {
  'image/png': /^\x89PNG\r\n[\s\S]\n/,
  'image/jpeg': /^\xff\xd8\xff/,
  'image/gif': /^GIF8[79]a/,
  'image/webp': /^RIFF[\s\S]{4}WEBP/,
  'image/avif': /^[\s\S]{4}ftypavi[fs]/,
}

/** An SVG may begin with an XML declaration, comments and a document type. */
const svgStart = /^(?:\xef\xbb\xbf)?(?:\s|<\?[^>]*>|<!--[\s\S]*?-->|<!doctype[^>]*>)*<svg[\s>]/i

/**
 * Returns the media type that the file's signature shows; the server's header is ignored. Null for formats that some
 * browsers cannot display.
 */
export function imageTypeOf(bytes: Uint8Array): string | null {
  const start = String.fromCharCode(...bytes.subarray(0, 1024))
  const raster = Object.keys(rasterFormats).find((type) => rasterFormats[type]?.test(start))
  return raster ?? (svgStart.test(start) ? 'image/svg+xml' : null)
}

const maxBytes = { wallets: 2_000_000, image: 256 * 1024, analyticsConfig: 10_000 }

/** Maximum plausible number of wallets. A larger count is ignored. */
const maxCount = 100_000

const imagePaths = {
  wallet: '/getWalletImage/',
  asset: '/public/getAssetImage/',
  currency: '/public/getCurrencyImage/',
  token: '/public/getTokenImage/',
} as const

/** Every endpoint of the directory, by its path in the OpenAPI document. */
export type WalletServicesEndpoint =
  | '/getWallets'
  | '/getWalletImage/{id}'
  | '/public/getAssetImage/{id}'
  | '/public/getCurrencyImage/{code}'
  | '/public/getTokenImage/{symbol}'
  | '/getAnalyticsConfig'

export type ImageKind = keyof typeof imagePaths

export interface WalletsRequest {
  /** Number of the page, counted from 1. */
  page: number
  entries: number
  /** `include`: ids of the only wallets to list. `exclude`: ids of wallets to leave out. */
  include?: readonly string[] | undefined
  exclude?: readonly string[] | undefined
  /** CAIP-2 ids of networks. A listed wallet supports at least one of them. */
  chains?: readonly string[] | undefined
  search?: string | undefined
  badgeType?: 'none' | 'certified' | undefined
  signal?: AbortSignal | undefined
}

export interface WalletsPage {
  wallets: Wallet[]
  /** Number of wallets on all pages; null if the directory's count is implausible. */
  count: number | null
}

const count = z.pipe(
  finiteNumber,
  z.transform((value) =>
    Number.isInteger(value) && value >= 0 && value <= maxCount ? value : null,
  ),
)

const walletsResponse = (entries: number) =>
  z.object({ data: validEntries(wallet, entries), count })
const analyticsConfigResponse = z.object({ isAnalyticsEnabled: bool })

function toUrl(context: ServiceContext, path: PathOf<WalletServicesEndpoint>): string {
  return toEndpointUrl(context.walletServicesUrl, path, toIdentityQuery(context)).href
}

/**
 * Returns a page of the directory. Wallets without a usable id or name are left out, and so are unsafe links.
 * @throws errors of `requestJson`
 */
export async function getWallets(
  context: ServiceContext,
  request: WalletsRequest,
): Promise<WalletsPage> {
  const { page, entries, include, exclude, chains, search, badgeType, signal } = request
  const response = await requestJson(toUrl(context, '/getWallets'), {
    schema: walletsResponse(entries),
    maxBytes: maxBytes.wallets,
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
  return { wallets: response.data, count: response.count }
}

/**
 * Fetches an image of at most 256 kB. Fetching it here keeps the project id out of the page's markup. The media type is
 * read from the file's signature, so that HTML cannot pass for an image.
 * @throws errors of `requestJson`
 */
export async function getImage(
  context: ServiceContext,
  kind: ImageKind,
  id: string,
): Promise<Blob> {
  const url = toUrl(context, `${imagePaths[kind]}${encodeURIComponent(id)}`)
  const bytes = await requestBytes(url, { maxBytes: maxBytes.image })
  const type = imageTypeOf(bytes)
  if (!type) throw invalidResponse(url, 'not an image')
  return new Blob([bytes], { type })
}

/** True if the project's settings permit analytics; false if they do not or the service is unreachable. */
export async function getAnalyticsConfig(context: ServiceContext): Promise<boolean> {
  try {
    const { isAnalyticsEnabled } = await requestJson(toUrl(context, '/getAnalyticsConfig'), {
      schema: analyticsConfigResponse,
      maxBytes: maxBytes.analyticsConfig,
    })
    return isAnalyticsEnabled
  } catch {
    return false
  }
}

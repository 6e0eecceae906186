import { isPublicHost, isPublicUrl } from './isPublicUrl.ts'
import { toUrl } from './toUrl.ts'

const maxUrlLength = 2048
const maxDataUrlLength = 256 * 1024

const loopbackHosts = /^(?:localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/

/** Schemes that browsers handle in the page or the tab (URL and HTML standards), so that no app can register them. */
const browserScheme = /^(?:about|blob|data|file|filesystem|ftp|https?|javascript|view-source|wss?):/

/**
 * The base of a link with a scheme of RFC 3986: a host and a path of unreserved characters, or neither. A query, a
 * fragment or an escape would be a command to the app that opens the link.
 */
const appBase = /^[a-z][a-z\d+.-]*:(?:\/\/[\w.~-]*(?:\/[\w.~-]*)*)?$/i

function parseUrl(value: unknown): URL | null {
  if (typeof value !== 'string' || value.length > maxUrlLength) return null
  const url = toUrl(value)
  // URLs with credentials are refused. `https://known.example@evil.example` looks like a link to the first host but opens
  // the second.
  return url?.username || url?.password ? null : url
}

export const isLoopbackHost = (hostname: string): boolean => loopbackHosts.test(hostname)

const isLoopback = ({ hostname }: URL) => isLoopbackHost(hostname)

function isHttp(url: URL): boolean {
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url))
}

/**
 * Returns a normalized https URL, or an http URL of a loopback host. Null for any other URL, and for a URL with
 * credentials.
 */
export function toSafeHttpUrl(value: unknown): string | null {
  const url = parseUrl(value)
  return url && isHttp(url) ? url.href : null
}

/**
 * Returns a normalized base of wallet links: an https URL (http on loopback hosts), or an app's scheme (`metamask:`,
 * `metamask`) with a plain host and path (`argent://app`). Null for a scheme of the browser, for a link with
 * credentials, and for one with a port unless its host is a loopback host. Which apps' schemes a wallet may have
 * depends on who names them: `toOwnLink` checks those of the directory.
 */
export function toSafeLink(value: unknown): string | null {
  const isScheme = typeof value === 'string' && /^[a-z][a-z\d+-]*$/i.test(value)
  const url = parseUrl(isScheme ? `${value}:` : value)
  if (!url || (url.port && !isLoopback(url))) return null
  return isHttp(url) || (appBase.test(url.href) && !browserScheme.test(url.href)) ? url.href : null
}

/** Returns a link to a wallet that is a web page. Null unless both `toSafeHttpUrl` and `toSafeLink` accept the URL. */
export function toSafeWebLink(value: unknown): string | null {
  return toSafeHttpUrl(value) && toSafeLink(value)
}

/**
 * Returns a URL for `img`: one that `toSafeHttpUrl` accepts, a blob URL of this page, or an image data URL of at most
 * 256 kB. Null for any other URL.
 */
export function toSafeImageUrl(value: unknown): string | null {
  if (typeof value !== 'string') return null
  if (/^data:image\/(?:png|jpeg|gif|webp|svg\+xml|avif)[;,]/i.test(value))
    return value.length <= maxDataUrlLength ? value : null
  return value.startsWith('blob:') ? value : toSafeHttpUrl(value)
}

/**
 * Returns a URL for `img` that others than the page's host have chosen: one that `toSafeImageUrl` accepts and that leads to the
 * internet. A page in a private network, as during development, may show pictures from there, too.
 */
export function toOutsideImageUrl(value: unknown): string | null {
  const url = toSafeImageUrl(value)
  if (!url?.startsWith('http') || isPublicUrl(new URL(url))) return url
  const page = globalThis.location
  return page && !isPublicHost(page.hostname) ? url : null
}

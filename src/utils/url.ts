import { isPublicHost, isPublicUrl } from './isPublicUrl.ts'

const maxUrlLength = 2048
const maxDataUrlLength = 256 * 1024

const loopbackHosts = /^(?:localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/

/**
 * Schemes that a wallet cannot have: they run code, read files, open settings, place calls, write messages, or pass
 * links on.
 */
const systemSchemes = new RegExp(
  `^(?:${[
    'https?|wss?|s?ftps?|javascript|jscript|livescript|vbscript|mocha|data|blob|file(?:system)?|about|jar|cid|mid|view-source|wyciwyg|resource',
    'chrome.*|google.*|moz-.*|firefox.*|edge|opera|brave|vivaldi|safari.*|webkit.*|.*-extension|intents?|android.*|market|package|content',
    'apple.*|x-(?:apple|safari|web|man).*|com-apple.*|itms.*|itunes.*|app-(?:prefs|settings)|prefs|settings|shortcuts|workflow|facetime.*',
    'ms-.*|microsoft.*|windows.*|search(?:-ms)?|shell|res|help|hcp|tel|telprompt|telnet|sms|smsto|mms|mmsto|mail|mailto|message|callto|sips?',
    'geo|maps?|calshow|webcal|contacts?|ssh|rlogin|smb|afp|nfs|cifs|davs?|ldaps?|news|nntp|gopher|ircs?|vnc|rdp|feed|magnet',
  ].join('|')}):$`,
)

function parseUrl(value: unknown): URL | null {
  if (typeof value !== 'string' || value.length > maxUrlLength) return null
  try {
    const url = new URL(value)
    // URLs with credentials are refused. `https://known.example@evil.example` looks like a link to the first host but
    // opens the second.
    return url.username || url.password ? null : url
  } catch {
    return null
  }
}

const isLoopback = ({ hostname }: URL) => loopbackHosts.test(hostname)

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
 * Returns a normalized link: an https URL (http on loopback hosts) or a link with a wallet's scheme (`metamask://`,
 * `metamask:`, `metamask`). The scheme must match RFC 3986 and not belong to the system or the browser. Returns null
 * for a link with credentials, and for one with a port unless its host is a loopback host.
 */
export function toSafeLink(value: unknown): string | null {
  const isScheme = typeof value === 'string' && /^[a-z][a-z\d+-]*$/i.test(value)
  const url = parseUrl(isScheme ? `${value}:` : value)
  if (!url || (url.port && !isLoopback(url))) return null
  return isHttp(url) || !systemSchemes.test(url.protocol) ? url.href : null
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

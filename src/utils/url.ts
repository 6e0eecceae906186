const maxUrlLength = 2048
const maxDataUrlLength = 256 * 1024

const loopbackHosts = /^(?:localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/

/** Schemes that no wallet can own: they run code, read files, open settings, call, write, or pass links on. */
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
    // `https://known.example@evil.example` looks like a link to the former and leads to the latter.
    return url.username || url.password ? null : url
  } catch {
    return null
  }
}

const isLoopback = ({ hostname }: URL) => loopbackHosts.test(hostname)

function isHttp(url: URL): boolean {
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url))
}

/** Returns a normalized https URL, or http on loopback hosts; null for other URLs and for those with credentials. */
export function toSafeHttpUrl(value: unknown): string | null {
  const url = parseUrl(value)
  return url && isHttp(url) ? url.href : null
}

/**
 * Returns a normalized link: https (http on loopback hosts) or a wallet's scheme (`metamask://`, `metamask:`,
 * `metamask`), which must match RFC 3986 and not be one of the system or the browser. Null for links with credentials,
 * or with ports outside of loopback hosts.
 */
export function toSafeLink(value: unknown): string | null {
  const url = parseUrl(/^[a-z][a-z\d+-]*$/i.test(String(value)) ? `${value}:` : value)
  if (!url || (url.port && !isLoopback(url))) return null
  return isHttp(url) || !systemSchemes.test(url.protocol) ? url.href : null
}

/** Returns a link to a wallet that is a web page: the URLs that both `toSafeHttpUrl` and `toSafeLink` permit. */
export function toSafeWebLink(value: unknown): string | null {
  return toSafeHttpUrl(value) && toSafeLink(value)
}

/**
 * Returns a URL for `img`: one that `toSafeHttpUrl` permits, a blob of this page, or an image data URL of at most 256
 * kB.
 */
export function toSafeImageUrl(value: unknown): string | null {
  if (typeof value !== 'string') return null
  if (/^data:image\/(?:png|jpeg|gif|webp|svg\+xml|avif)[;,]/i.test(value))
    return value.length <= maxDataUrlLength ? value : null
  return value.startsWith('blob:') ? value : toSafeHttpUrl(value)
}

const maxUrlLength = 2048
const maxDataUrlLength = 256 * 1024

const loopbackHosts = /^(?:localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/

/**
 * Schemes that the system or the browser answers to, so that no wallet can own them: they run code, read
 * files, open settings, call, write messages, or hand the link on to a page or an app of the sender's choice.
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
    // `https://known.example@evil.example` reads like a link to the one and leads to the other.
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
 * A page or a service: https anywhere, plain http on this machine only, never with a user name or password in
 * it. Returns the URL as the browser would normalise it, or null.
 */
export function toSafeHttpUrl(value: unknown): string | null {
  const url = parseUrl(value)
  return url && isHttp(url) ? url.href : null
}

/**
 * A link that opens a wallet: https (plain http on this machine only), or a scheme of the wallet's own
 * (`metamask://`, `metamask:`, `metamask`). Its scheme must have the form that RFC 3986 gives and must not
 * belong to the system or the browser; links with a user name or password are refused, and so are ports, which
 * no wallet needs outside of this machine. Returns the link as the browser would normalise it, so that nothing
 * hides behind control characters, or null.
 */
export function toSafeLink(value: unknown): string | null {
  const url = parseUrl(/^[a-z][a-z\d+-]*$/i.test(String(value)) ? `${value}:` : value)
  if (!url || (url.port && !isLoopback(url))) return null
  return isHttp(url) || !systemSchemes.test(url.protocol) ? url.href : null
}

/** As `toSafeLink`, for what must be a page: a wallet on the web. */
export function toSafeWebLink(value: unknown): string | null {
  return toSafeHttpUrl(value) && toSafeLink(value)
}

/** What an `img` may show: as `toSafeHttpUrl`, a blob of this page, or an image of at most 256 kB as text. */
export function toSafeImageUrl(value: unknown): string | null {
  if (typeof value !== 'string') return null
  if (/^data:image\/(?:png|jpeg|gif|webp|svg\+xml|avif)[;,]/i.test(value))
    return value.length <= maxDataUrlLength ? value : null
  return value.startsWith('blob:') ? value : toSafeHttpUrl(value)
}

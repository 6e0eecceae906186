const maxUrlLength = 2048
const maxDataUrlLength = 256 * 1024

const unsafeSchemes = /^(?:javascript|data|vbscript|file|blob|about):$/
const loopbackHosts = /^(?:localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/

function parseUrl(value: unknown): URL | null {
  if (typeof value !== 'string' || value.length > maxUrlLength) return null
  try {
    return new URL(value)
  } catch {
    return null
  }
}

/**
 * A page or a service: https anywhere, plain http on this machine only. Returns the URL as the
 * browser would normalise it, or null.
 */
export function toSafeHttpUrl(value: unknown): string | null {
  const url = parseUrl(value)
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && loopbackHosts.test(url.hostname))
  return url && isSafe ? url.href : null
}

/**
 * A link into an app: any scheme (`metamask://`, `metamask:`, `metamask`, https) but those that run or read
 * something in the page. Normalised, so that a scheme hidden behind control characters is seen.
 */
export function toSafeLink(value: unknown): string | null {
  const url = parseUrl(/^[a-z][a-z\d+-]*$/i.test(String(value)) ? `${value}:` : value)
  return url && !unsafeSchemes.test(url.protocol) ? url.href : null
}

/** What an `img` may show: as `toSafeHttpUrl`, a blob of this page, or an image of at most 256 kB as text. */
export function toSafeImageUrl(value: unknown): string | null {
  if (typeof value !== 'string') return null
  if (/^data:image\/(?:png|jpeg|gif|webp|svg\+xml|avif)[;,]/i.test(value))
    return value.length <= maxDataUrlLength ? value : null
  return value.startsWith('blob:') ? value : toSafeHttpUrl(value)
}

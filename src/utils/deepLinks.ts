export interface PairingLinkOptions {
  /** Encodes the URI twice in native links, because Telegram on Android decodes a link before opening it. */
  doubleEncode?: boolean | undefined
}

export interface DeepLinkChoice {
  href: string
  name: string
}

function isHttp(link: string): boolean {
  return /^https?:\/\//i.test(link)
}

function withSlash(link: string): string {
  return link.endsWith('/') ? link : `${link}/`
}

/** `rainbow`, `rainbow:` and `rainbow://` all become `rainbow://`. */
function nativeBase(base: string): string {
  return withSlash(base.includes('://') ? base : `${base.replace(/[/:]/g, '')}://`)
}

function repairBase(base: string): string {
  return isHttp(base) ? withSlash(base) : nativeBase(base)
}

/**
 * Returns a universal link if `base` is an http(s) URL, else a native link. The directory's label of `base` is ignored.
 */
export function toPairingLink(
  base: string,
  uri: string,
  { doubleEncode = false }: PairingLinkOptions = {},
): string {
  const once = doubleEncode && !isHttp(base) ? encodeURIComponent(uri) : uri
  return `${repairBase(base)}wc?uri=${encodeURIComponent(once)}`
}

/** Returns the link by which the WalletConnect SDK opens the wallet for later requests. */
export function toDeepLinkChoice(base: string, name: string): DeepLinkChoice {
  return { href: repairBase(base), name }
}

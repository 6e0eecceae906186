export interface PairingLinkOptions {
  /** For Telegram on Android, which decodes a link once before it opens it. Native links only. */
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

/** `rainbow`, `rainbow:` and `rainbow://` are all meant as `rainbow://`. */
function nativeBase(base: string): string {
  return withSlash(base.includes('://') ? base : `${base.replace(/[/:]/g, '')}://`)
}

function repairBase(base: string): string {
  return isHttp(base) ? withSlash(base) : nativeBase(base)
}

/**
 * The link that opens a wallet with a pairing URI: universal when `base` is an http address, whatever the
 * directory calls it, else native, with the base repaired either way.
 */
export function toPairingLink(
  base: string,
  uri: string,
  { doubleEncode = false }: PairingLinkOptions = {},
): string {
  const once = doubleEncode && !isHttp(base) ? encodeURIComponent(uri) : uri
  return `${repairBase(base)}wc?uri=${encodeURIComponent(once)}`
}

/** What is stored for later requests: the WalletConnect SDK re-opens the wallet at this base. */
export function toDeepLinkChoice(base: string, name: string): DeepLinkChoice {
  return { href: repairBase(base), name }
}

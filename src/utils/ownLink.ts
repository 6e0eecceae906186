/**
 * Schemes that do not begin with the name of their wallet, and how its name begins instead. They are the `mobile_link` of
 * these wallets in the public directory (https://walletguide.walletconnect.network), of which `demo/services/data` has a
 * part. A line can go once the directory lists another link.
 */
const namesOf = new Map([
  ['bitkeep', 'bitget'],
  ['bnc', 'binance'],
  ['cbwallet', 'coinbase'],
  ['dfw', 'crypto'],
  ['okex', 'okx'],
  ['oneinch', '1inch'],
  ['tpoutside', 'tokenpocket'],
])

/**
 * Returns a link of a wallet that the directory lists, as `toSafeLink` has normalized it, if it is a web page or its scheme is
 * the name that users read: that name or its first words in one (`krakenwallet` of "Kraken Wallet", `trust` of
 * "Trust Wallet"), punctuation aside. A directory that lies cannot open another app's handler (`vscode:`, `search-ms:`) by a
 * wallet's row. `wc:`, the scheme of pairing URIs, is open to all wallets. Null for any other link.
 */
export function toOwnLink(link: string | null, name: string): string | null {
  if (!link || /^(?:https?|wc):/.test(link)) return link
  const scheme = link.replace(/:.*|[.+-]/g, '')
  // These ends of schemes name no wallet: `bybitapp`, `imtokenv2`.
  const names = [scheme, scheme.replace(/(?:wallet|app|v\d+)$/, ''), namesOf.get(scheme)]
  const words = name.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  const isOwn = words.some((_, index) => {
    const beginning = words.slice(0, index + 1).join('')
    return beginning.length > 2 && names.includes(beginning)
  })
  return isOwn ? link : null
}

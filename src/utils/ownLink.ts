/**
 * Schemes that do not begin with the name of their wallet, and how its name begins instead. They are the `mobile_link` of
 * these wallets in the public directory (https://walletguide.walletconnect.network), of which `demo/services/data` has a
 * part. A line can go once the directory lists another link.
 */
const namesOf = new Map([
  ['bitkeep', ['bitget']],
  ['bnc', ['binance']],
  ['cbwallet', ['coinbase', 'base']],
  ['dfw', ['crypto']],
  ['okex', ['okx']],
  ['oneinch', ['1inch']],
  ['tpoutside', ['tokenpocket']],
])

/** Ends of schemes that name no wallet: `bybitapp`, `imtokenv2`. */
const filler = /(?:wallet|app|mobile|v\d+)$/

const toWords = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/**
 * Returns a link of a wallet that the directory lists, as `toSafeLink` has normalized it, if it is a web page or its scheme is
 * the name that users read: that name or its first words in one (`krakenwallet` of "Kraken Wallet", `trust` of
 * "Trust Wallet"), punctuation aside. A directory that lies cannot open another app's handler (`vscode:`, `search-ms:`) by a
 * wallet's row. `wc:`, the scheme of pairing URIs, is open to all wallets. Undefined for any other link.
 */
export function toOwnLink(link: string | undefined, name: string): string | undefined {
  const scheme = link?.slice(0, link.indexOf(':'))
  if (!scheme || /^https?$/.test(scheme) || scheme === 'wc') return link
  const words = toWords(name)
  const beginnings = words.map((_, index) => words.slice(0, index + 1).join(''))
  const whole = toWords(scheme).join('')
  const names = [whole, whole.replace(filler, ''), ...(namesOf.get(whole) ?? [])]
  return names.some((one) => one.length > 2 && beginnings.includes(one)) ? link : undefined
}

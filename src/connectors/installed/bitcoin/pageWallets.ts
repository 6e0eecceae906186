import { toDisplayText } from '../../../utils/displayText.ts'
import { isFreeId, toInlineIcon } from '../announced.ts'

/** How a wallet's own object is talked to. */
export type WalletApi = 'satsConnect' | 'leather' | 'unisat' | 'okx'

export interface PageWallet {
  name: string
  icon?: string | undefined
  api: WalletApi
  /** The object that the wallet put into the page. */
  provider: object
}

type Page = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Record<string, unknown> =>
  (typeof value === 'object' || typeof value === 'function') && value !== null

/** What stands at a path like `XverseProviders.BitcoinProvider`. */
function objectAt(page: Page, path: string): object | undefined {
  let found: unknown = page
  for (const name of path.split('.')) {
    if (!isObject(found)) return undefined
    found = found[name]
  }
  return isObject(found) ? found : undefined
}

/** Wallets that list themselves in `window.btc_providers` (WBIP004), which names where their object is. */
function listed(page: Page): PageWallet[] {
  const entries = page.btc_providers
  if (!Array.isArray(entries)) return []
  return entries.flatMap((entry: unknown): PageWallet[] => {
    const { id, name, icon } = Object(entry) as Record<string, unknown>
    if (typeof id !== 'string' || typeof name !== 'string') return []
    const shown = toDisplayText(name)
    const provider = objectAt(page, id)
    const canAsk = typeof (provider as { request?: unknown } | undefined)?.request === 'function'
    if (!shown || !isFreeId(shown) || !provider || !canAsk) return []
    const api = id === 'LeatherProvider' ? 'leather' : 'satsConnect'
    return [{ name: shown, icon: toInlineIcon(icon), api, provider }]
  })
}

/** Wallets that only stand in a global variable of their own. */
function global(page: Page): PageWallet[] {
  const okx = page.okxwallet
  const leather = page.LeatherProvider
  const unisat = page.unisat_wallet ?? page.unisat
  const found: PageWallet[] = []
  if (isObject(okx) && isObject(okx.bitcoin)) {
    found.push({ name: 'OKX Wallet', api: 'okx', provider: okx })
  }
  if (isObject(leather) && typeof leather.request === 'function') {
    found.push({ name: 'Leather', api: 'leather', provider: leather })
  }
  // Others put themselves there too: who says so is called by its name.
  if (isObject(unisat) && typeof unisat.requestAccounts === 'function') {
    const name = unisat.isBinance ? 'Binance Wallet' : 'UniSat'
    if (unisat !== (okx as { bitcoin?: unknown } | undefined)?.bitcoin) {
      found.push({ name, api: 'unisat', provider: unisat })
    }
  }
  return found
}

/** The Bitcoin wallets that are in the page now and do not register themselves. */
export function findPageWallets(options: { legacy: boolean }, page: object = window): PageWallet[] {
  const own = page as Page
  const parts = options.legacy ? [listed, global] : [listed]
  return parts.flatMap((part) => {
    try {
      return part(own)
    } catch {
      // Getters of a stranger's object may throw.
      return []
    }
  })
}

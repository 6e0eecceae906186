import { attempt } from '../../../utils/attempt.ts'
import { toDisplayText } from '../../../utils/displayText.ts'
import { flagsOf, toInlineIcon } from '../announced.ts'
import { isFreeId } from '../isFreeId.ts'

export type WalletApi = 'satsConnect' | 'leather' | 'unisat' | 'okx'

export interface PageWallet {
  name: string
  icon?: string | undefined
  api: WalletApi
  provider: object
}

type Page = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Record<string, unknown> =>
  (typeof value === 'object' || typeof value === 'function') && value !== null

function objectAt(page: Page, path: string): object | undefined {
  let found: unknown = page
  for (const name of path.split('.')) {
    if (!isObject(found)) return undefined
    found = found[name]
  }
  return isObject(found) ? found : undefined
}

/** Reads an entry of `btc_providers` (WBIP004). The id of an entry is the path of the wallet's object in `window`. */
function readEntry(page: Page, entry: unknown): PageWallet[] {
  const { id, name, icon } = Object(entry) as Record<string, unknown>
  if (typeof id !== 'string' || typeof name !== 'string') return []
  const shown = toDisplayText(name)
  const provider = objectAt(page, id)
  const takesRequests =
    typeof (provider as { request?: unknown } | undefined)?.request === 'function'
  if (!shown || !isFreeId(shown) || !provider || !takesRequests) return []
  const api = id === 'LeatherProvider' ? 'leather' : 'satsConnect'
  return [{ name: shown, icon: toInlineIcon(icon), api, provider }]
}

function readOkx({ okxwallet: okx }: Page): PageWallet[] {
  const isThere = isObject(okx) && isObject(okx.bitcoin)
  return isThere ? [{ name: 'OKX Wallet', api: 'okx', provider: okx }] : []
}

function readLeather({ LeatherProvider: leather }: Page): PageWallet[] {
  const isThere = isObject(leather) && typeof leather.request === 'function'
  return isThere ? [{ name: 'Leather', api: 'leather', provider: leather }] : []
}

/** Names of wallets whose flag at `window.unisat` is not their name. */
const flagNames: Readonly<Record<string, string>> = {
  isBinance: 'Binance Wallet',
  isBitKeep: 'Bitget Wallet',
}

/**
 * Reads the name at `window.unisat`. Other wallets set this variable too, and mark their object with a flag such as
 * `isOneKey`.
 */
function unisatName(provider: object): string {
  const flag = flagsOf(provider).find((name) => !/unisat/i.test(name))
  return flag ? (Object.hasOwn(flagNames, flag) && flagNames[flag]) || flag.slice(2) : 'UniSat'
}

/** Reads an object with UniSat's interface, unless it is that of OKX, which has a variable of its own. */
function readUnisat(unisat: unknown, page: Page): PageWallet[] {
  if (!isObject(unisat) || typeof unisat.requestAccounts !== 'function') return []
  const okx = attempt(() => Object(page.okxwallet).bitcoin as unknown)
  return unisat === okx ? [] : [{ name: unisatName(unisat), api: 'unisat', provider: unisat }]
}

/** Reads UniSat's own variable, and the one that other wallets set too. */
const unisatReaders = ['unisat_wallet', 'unisat'].map(
  (name) => (page: Page) => readUnisat(page[name], page),
)

/**
 * Finds wallets outside of the Wallet Standard: wallets in `btc_providers` and, if `legacy` is set, wallets in global
 * variables. A getter that throws hides only its own wallet.
 */
export function findPageWallets(
  { legacy }: { legacy: boolean },
  page: object = window,
): PageWallet[] {
  const own = page as Page
  const listed = attempt(() => own.btc_providers)
  const entries: unknown[] = Array.isArray(listed) ? listed : []
  const readers = [
    ...Array.from(entries.keys(), (index) => () => readEntry(own, entries[index])),
    ...(legacy ? [readOkx, readLeather, ...unisatReaders].map((read) => () => read(own)) : []),
  ]
  return readers.flatMap((read) => attempt(read) ?? [])
}

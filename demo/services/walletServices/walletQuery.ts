import type { ListedWallet, WalletEntry } from '../data/WalletEntry.ts'
import { HttpError, json, type Reply } from '../shared/http.ts'

const MAX_ENTRIES = 100

/** `GET /getWallets`: filters, sorts and pages. `count` is the number of wallets on all pages. */
export function getWallets(wallets: ListedWallet[], query: URLSearchParams): Reply {
  const page = number(query, 'page', 1)
  const entries = Math.min(number(query, 'entries', 20), MAX_ENTRIES)
  const found = wallets.filter(filterOf(query)).sort((one, other) => one.order - other.order)
  const data = found.slice((page - 1) * entries, page * entries).map(withoutColours)
  return json({ data, count: found.length })
}

function filterOf(query: URLSearchParams): (wallet: ListedWallet) => boolean {
  const include = list(query, 'include')
  const exclude = list(query, 'exclude')
  const chains = list(query, 'chains')
  const badge = query.get('badge_type')
  const search = (query.get('search') ?? '').trim().toLowerCase()
  return (wallet) =>
    (include.size === 0 || include.has(wallet.id)) &&
    !exclude.has(wallet.id) &&
    (chains.size === 0 || wallet.chains.some((chain) => chains.has(chain))) &&
    (!badge || wallet.badge_type === badge) &&
    wallet.name.toLowerCase().includes(search)
}

function withoutColours({ colours: _, ...entry }: ListedWallet): WalletEntry {
  return entry
}

function list(query: URLSearchParams, name: string): Set<string> {
  const items = (query.get(name) ?? '').split(',').map((item) => item.trim())
  return new Set(items.filter((item) => item !== ''))
}

function number(query: URLSearchParams, name: string, fallback: number): number {
  const text = query.get(name) ?? String(fallback)
  const value = Number(text)
  if (Number.isInteger(value) && value > 0) return value
  throw new HttpError(json({ status: 'error', message: `${name} is not a positive number.` }, 400))
}

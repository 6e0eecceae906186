import * as z from 'zod/mini'
import type { CaipNetworkId } from '../../../types/caip.ts'
import { parseAccount, type SessionNamespace } from '../session/session.ts'

const address = /^0x[0-9a-f]{40}$/i

export function toCaip2(chainId: number): CaipNetworkId {
  return `eip155:${chainId}`
}

/** A chain id as wallets write it: 137, "137", "0x89", "eip155:137". Null for anything else. */
export function parseChainId(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string') return null
  const digits = text.replace(/^eip155:/, '')
  if (!/^(?:\d+|0x[0-9a-f]+)$/i.test(digits)) return null
  const chainId = Number(digits)
  return Number.isSafeInteger(chainId) && chainId > 0 ? chainId : null
}

/** Those accounts that are meant for the chain; when there is none, the first of all. */
function accountsOn(
  accounts: readonly { caipNetworkId: CaipNetworkId | null; address: string }[],
  chainId: number,
): string[] {
  const valid = accounts.filter((one) => address.test(one.address))
  const own = valid.filter(
    ({ caipNetworkId }) => caipNetworkId === null || caipNetworkId === toCaip2(chainId),
  )
  const addresses = (own.length > 0 ? own : valid.slice(0, 1)).map((one) => one.address)
  const isFirst = (one: string, index: number) =>
    addresses.findIndex((other) => other.toLowerCase() === one.toLowerCase()) === index
  return addresses.filter(isFirst)
}

export function sessionAccounts(namespace: SessionNamespace, chainId: number): string[] {
  return accountsOn(namespace.accounts, chainId)
}

/** The payload of `accountsChanged`: CAIP-10 text by the standard, plain addresses from some wallets. */
export function eventAccounts(data: unknown, chainId: number): string[] {
  const parsed = z.array(z.string()).safeParse(data)
  if (!parsed.success) return []
  const accounts = parsed.data.map(
    (text) => parseAccount(text) ?? { caipNetworkId: null, address: text },
  )
  return accountsOn(accounts, chainId)
}

/** The chain a session starts on: the wanted one if the wallet approved it, else the wallet's first. */
export function firstChainId(
  namespace: SessionNamespace,
  wanted: CaipNetworkId | undefined,
): number | null {
  const [first] = namespace.chains
  return parseChainId(wanted && namespace.chains.includes(wanted) ? wanted : first)
}

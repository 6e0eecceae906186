import * as z from 'zod/mini'
import { options } from '../../controllers/options.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { requestJson } from '../../services/http.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import type { Doubt } from '../../types/review.ts'
import { log } from '../../utils/log.ts'
import { record, text } from '../../utils/schemas.ts'
import { isLoopbackHost } from '../../utils/url.ts'
import { reportError } from '../report/reportError.ts'

/** Time limit for a declaration at a URL. */
const fetchMs = 5_000
/** Maximum size of a declaration at a URL. */
const maxBytes = 1_000_000

/** True for an address that the page has declared as one of its contracts. */
export type IsDeclared = (address: string) => boolean

const schema = record(text, z.array(text))
type Declaration = ReadonlyMap<string, ReadonlySet<string>>

/** Addresses of EVM networks are compared without the case of their checksum. */
const keyOf = (network: string, address: string) =>
  network.startsWith('eip155:') ? address.toLowerCase() : address

/** @throws Error if the declaration is no JSON of this form, or lies at another origin */
async function load(declared: string): Promise<Declaration> {
  const isInline = declared.trim().startsWith('{')
  const given = isInline ? z.parse(schema, JSON.parse(declared)) : await fetchDeclaration(declared)
  return new Map(
    Object.entries(given).map(([network, all]) => [
      network,
      new Set(all.map((address) => keyOf(network, address))),
    ]),
  )
}

function fetchDeclaration(path: string): Promise<Record<string, string[]>> {
  const url = new URL(path, location.href)
  if (url.origin !== location.origin) throw new Error(`${url.origin} is not the origin of the page`)
  return requestJson(url.href, { schema, timeoutMs: fetchMs, maxBytes })
}

let last: { text: string; loading: Promise<Declaration> } | undefined

/**
 * Returns a test for the addresses that the page declares as its own on a network by the attribute `contracts`; null if
 * it has no such attribute. Of a declaration that cannot be read, INVALID_ATTRIBUTE is emitted, and nothing counts as
 * declared until it can. Never rejects.
 */
export async function readDeclared(network: CaipNetworkId | null): Promise<IsDeclared | null> {
  const { contracts } = options
  if (contracts === undefined) return null
  if (last?.text !== contracts) last = { text: contracts, loading: load(contracts) }
  try {
    const own = network ? (await last.loading).get(network) : undefined
    return (address) => own?.has(keyOf(String(network), address)) ?? false
  } catch (thrown) {
    last = undefined
    const longMessage = `Attribute contracts: ${thrown instanceof Error ? thrown.message : thrown}`
    const cause = { attribute: 'contracts', thrown }
    reportError(new WalletModalError('INVALID_ATTRIBUTE', { longMessage, cause }), 'alert')
    return () => false
  }
}

/** Addresses of requests on a development host, by network. */
const learned = new Map<string, Set<string>>()

/** On a development host without a declaration, prints one with all addresses in the page's requests so far. */
export function suggestDeclaration(network: CaipNetworkId | null, doubts: readonly Doubt[]): void {
  if (!network || options.contracts !== undefined || !isLoopbackHost(location.hostname)) return
  const own = learned.get(network) ?? new Set()
  const before = own.size
  for (const { address } of doubts) own.add(address)
  if (own.size === before) return
  learned.set(network, own)
  const list = Object.fromEntries([...learned].map(([name, all]) => [name, [...all]]))
  const message = `The page's requests name these contracts. If they are yours, declare them: contracts='${JSON.stringify(list)}'`
  log('info', message, undefined, true)
}

import type { CaipNetworkId, Namespace } from '../types/caip.ts'
import { namespaceOf } from '../utils/caip.ts'
import { read, write } from './storage.ts'

/** True for the entry of a namespace. The lists have at most one for each; it begins with the namespace. */
const isOf = (namespace: Namespace) => (entry: string) => entry.startsWith(`${namespace}:`)

export function readNetworkId(namespace: Namespace): CaipNetworkId | undefined {
  return read('activeCaipNetworkIds')?.find(isOf(namespace))
}

export function writeNetworkId(id: CaipNetworkId): void {
  const others = (read('activeCaipNetworkIds') ?? []).filter((one) => !isOf(namespaceOf(id))(one))
  write('activeCaipNetworkIds', [...others, id])
}

/** Returns the account that the user selected; undefined if it is the wallet's first. */
export function readAddress(namespace: Namespace): string | undefined {
  return read('activeAddresses')
    ?.find(isOf(namespace))
    ?.slice(namespace.length + 1)
}

/** Stores the account that the user selected. Without an address, the wallet's first account is active again. */
export function writeAddress(namespace: Namespace, address: string | undefined): void {
  const stored = read('activeAddresses') ?? []
  const others = stored.filter((one) => !isOf(namespace)(one))
  const next = address === undefined ? others : [...others, `${namespace}:${address}`]
  if (next.join() !== stored.join()) write('activeAddresses', next)
}

import type { CaipNetworkId, Namespace } from '../types/caip.ts'
import { namespaceOf } from '../utils/caip.ts'
import { read, write } from './storage.ts'

/** True if a list entry begins with the namespace. A list has at most one entry for each namespace. */
const isOf = (namespace: Namespace) => (entry: string) => entry.startsWith(`${namespace}:`)

export function readNetworkId(namespace: Namespace): CaipNetworkId | undefined {
  return read('activeCaipNetworkIds')?.find(isOf(namespace))
}

export function writeNetworkId(id: CaipNetworkId): void {
  const others = (read('activeCaipNetworkIds') ?? []).filter((one) => !isOf(namespaceOf(id))(one))
  write('activeCaipNetworkIds', [...others, id])
}

/** Returns the address that the user selected; undefined if none is stored, which means the wallet's first account. */
export function readAddress(namespace: Namespace): string | undefined {
  return read('activeAddresses')
    ?.find(isOf(namespace))
    ?.slice(namespace.length + 1)
}

/** Stores the address that the user selected; undefined makes the wallet's first account active again. */
export function writeAddress(namespace: Namespace, address: string | undefined): void {
  const stored = read('activeAddresses') ?? []
  const others = stored.filter((one) => !isOf(namespace)(one))
  const next = address === undefined ? others : [...others, `${namespace}:${address}`]
  if (next.join() !== stored.join()) write('activeAddresses', next)
}

import { type CaipAddress, type CaipNetworkId, type Namespace, namespaces } from '../types/caip.ts'

export function isNamespace(value: unknown): value is Namespace {
  return namespaces.some((one) => one === value)
}

/** True for a CAIP-2 id of a supported namespace. */
export function isCaipNetworkId(value: unknown): value is CaipNetworkId {
  if (typeof value !== 'string') return false
  const [namespace, reference, ...rest] = value.split(':')
  return (
    rest.length === 0 && isNamespace(namespace) && /^[-_a-zA-Z0-9]{1,32}$/.test(reference ?? '')
  )
}

export function namespaceOf(caipNetworkId: CaipNetworkId): Namespace {
  return caipNetworkId.slice(0, caipNetworkId.indexOf(':')) as Namespace
}

/** Returns the CAIP-2 reference: `1` of `eip155:1`. */
export function referenceOf(caipNetworkId: CaipNetworkId): string {
  return caipNetworkId.slice(caipNetworkId.indexOf(':') + 1)
}

export function toCaipAddress(caipNetworkId: CaipNetworkId, address: string): CaipAddress {
  return `${caipNetworkId}:${address}`
}

import type { CaipAddress, CaipNetworkId } from '../types/caip.ts'

/** Splits a CAIP-10 id into network and address. */
export function fromCaipAddress(caipAddress: CaipAddress): {
  caipNetworkId: CaipNetworkId
  address: string
} {
  const end = caipAddress.lastIndexOf(':')
  return {
    caipNetworkId: caipAddress.slice(0, end) as CaipNetworkId,
    address: caipAddress.slice(end + 1),
  }
}

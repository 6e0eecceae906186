import type { CaipNetworkId } from '../../types/caip.ts'
import { referenceOf } from '../../utils/caip.ts'

/** Returns the chain id of a network in hexadecimal, as EIP-1193 and EIP-3326 write it: `0x2105` for `eip155:8453`. */
export const toHexChainId = (id: CaipNetworkId): string =>
  `0x${Number(referenceOf(id)).toString(16)}`

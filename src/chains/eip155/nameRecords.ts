import { hexlify } from 'ethers/utils'
import type { CaipNetworkId } from '../../types/caip.ts'
import type { NameRecordFormat } from '../../types/names.ts'
import { toAddress } from './toChecksumAddress.ts'
import { toCoinType } from './toCoinType.ts'

/** Returns the coin type of a network in name records (ENSIP-11). Null if the network has no coin type. */
export function coinTypeOf(caipNetworkId: CaipNetworkId): number | null {
  try {
    return toCoinType(caipNetworkId)
  } catch {
    return null
  }
}

export const eip155NameRecords: NameRecordFormat = {
  coinTypeOf,
  toAddress: (record) => toAddress(hexlify(record)),
}

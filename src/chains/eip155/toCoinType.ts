import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import { referenceOf } from '../../utils/caip.ts'

const highestBit = 0x8000_0000

/**
 * Returns the coin type by ENSIP-11: the chain id with the highest of 32 bits set.
 * @throws WalletModalError INVALID_CHAIN_ID if the chain id is not from 1 to 2^31 - 1
 */
export function toCoinType(caipNetworkId: CaipNetworkId): number {
  const chainId = Number(referenceOf(caipNetworkId))
  if (!Number.isInteger(chainId) || chainId < 1 || chainId >= highestBit) {
    throw new WalletModalError('INVALID_CHAIN_ID')
  }
  return highestBit + chainId
}

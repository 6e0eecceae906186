import type { AddressKind } from './address.ts'

/** Values in satoshi up to which wallets put inscriptions on coins of any address. */
const smallPostage = 546n

/**
 * Value in satoshi of the coins on which ord and Exodus put inscriptions, always on taproot addresses: `TARGET_POSTAGE` in
 * https://github.com/ordinals/ord (read in November 2026).
 */
const ordPostage = 10_000n

/** True for a coin that may carry an inscription, in a wallet without an address for ordinals. */
export function mayCarryInscription(value: bigint, kind: AddressKind | undefined): boolean {
  return value <= smallPostage || (kind === 'p2tr' && value === ordPostage)
}

/** Values in satoshi up to which wallets put inscriptions on coins of any address. */
const smallPostage = 546n

/**
 * Value in satoshi of the coins on which ord and Exodus put inscriptions, always on taproot addresses: `TARGET_POSTAGE` in
 * https://github.com/ordinals/ord (read in November 2026).
 */
const ordPostage = 10_000n

/** The first byte of a taproot output script (`OP_1`), and the script's length (BIP-341). */
const taprootVersion = 0x51
const taprootLength = 34

/** True for a coin that may carry an inscription, in a wallet without an address for ordinals. */
export function mayCarryInscription(value: bigint, script: Uint8Array): boolean {
  const isTaproot = script[0] === taprootVersion && script.length === taprootLength
  return value <= smallPostage || (isTaproot && value === ordPostage)
}

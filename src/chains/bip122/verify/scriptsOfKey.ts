import { payments } from 'bitcoinjs-lib'

/**
 * Returns the output scripts of a public key. The segwit scripts are undefined for an uncompressed key, because segwit
 * forbids such keys.
 */
export function scriptsOfKey(pubkey: Uint8Array) {
  const redeem = pubkey.length === 33 ? payments.p2wpkh({ pubkey }) : undefined
  return {
    p2pkh: payments.p2pkh({ pubkey }).output,
    p2wpkh: redeem?.output,
    /** P2WPKH nested in P2SH (BIP-49). */
    nested: redeem && payments.p2sh({ redeem }).output,
  }
}

export function isSameScript(a: Uint8Array | undefined, b: Uint8Array): boolean {
  return a?.length === b.length && b.every((byte, index) => byte === a[index])
}

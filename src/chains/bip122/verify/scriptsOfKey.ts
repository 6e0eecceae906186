import { payments } from 'bitcoinjs-lib'

/** The scripts that coins of one key are locked with. Undefined where it may have none of a kind: segwit wants compressed keys. */
export function scriptsOfKey(pubkey: Uint8Array) {
  const redeem = pubkey.length === 33 ? payments.p2wpkh({ pubkey }) : undefined
  return {
    p2pkh: payments.p2pkh({ pubkey }).output,
    p2wpkh: redeem?.output,
    /** Pay to witness public key hash, nested in a script hash (BIP-49). */
    nested: redeem && payments.p2sh({ redeem }).output,
  }
}

export function isSameScript(a: Uint8Array | undefined, b: Uint8Array): boolean {
  return a?.length === b.length && b.every((byte, index) => byte === a[index])
}

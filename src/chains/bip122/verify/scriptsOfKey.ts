import { crypto } from 'bitcoinjs-lib'
import { keyHashScript, scriptHashScript, witnessScript } from '../outputScripts.ts'

/** P2SH around another output script. */
export const nestedScript = (redeem: Uint8Array): Uint8Array =>
  scriptHashScript(crypto.hash160(redeem))

/**
 * Returns the output scripts of a public key. The segwit scripts are undefined for an uncompressed key, because segwit
 * forbids such keys.
 */
export function scriptsOfKey(publicKey: Uint8Array) {
  const hash = crypto.hash160(publicKey)
  const p2wpkh = publicKey.length === 33 ? witnessScript(hash) : undefined
  return {
    p2pkh: keyHashScript(hash),
    p2wpkh,
    /** P2WPKH nested in P2SH (BIP-49). */
    nested: p2wpkh && nestedScript(p2wpkh),
  }
}

export function isSameScript(a: Uint8Array | undefined, b: Uint8Array): boolean {
  return a?.length === b.length && b.every((byte, index) => byte === a[index])
}

import { hex } from '@scure/base'
import { HDNodeWallet } from 'ethers'

/** A key pair of BIP-32. `seed` is hexadecimal, 16 to 64 bytes. */
export function keyAt(seed: string, path: string): { privateKey: string; publicKey: Uint8Array } {
  const { privateKey, publicKey } = HDNodeWallet.fromSeed(`0x${seed}`).derivePath(path)
  return { privateKey: privateKey.slice(2), publicKey: hex.decode(publicKey.slice(2)) }
}

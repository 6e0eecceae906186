import { secp256k1 } from '@noble/curves/secp256k1'
import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils'
import type { Verifier } from '../../../types/verifier.ts'
import { loadPart } from '../../../utils/loadPart.ts'
import { passes } from '../../../utils/passes.ts'
import { toAddress } from '../toChecksumAddress.ts'

/** Hashes a message by EIP-191, version 0x45. */
function hashMessage(message: string): Uint8Array {
  const text = utf8ToBytes(message)
  return keccak_256(concatBytes(utf8ToBytes(`\x19Ethereum Signed Message:\n${text.length}`), text))
}

/** Expands a signature of 64 bytes (EIP-2098), whose highest bit of `s` is the parity of `y`, to 65 bytes. */
function expand(signature: Uint8Array): Uint8Array {
  if (signature.length !== 64) return signature
  const [parity = 0] = signature.subarray(32)
  const whole = Uint8Array.of(...signature, parity >> 7)
  whole[32] = parity & 0x7f
  return whole
}

/**
 * True if the signature of 65 bytes, or of 64 (EIP-2098), was made with the address's key. The last of 65 bytes is 27
 * or 28. It was 0 or 1 from a Ledger in MetaMask 10.4 (https://github.com/MetaMask/metamask-extension/issues/12605,
 * November 2021), and with Ledger's web3-subprovider (https://github.com/LedgerHQ/ledgerjs/issues/466, March 2020).
 * Can go when the latter is closed.
 */
function isByKey(given: Uint8Array, hash: Uint8Array, address: string): boolean {
  const signature = expand(given)
  if (signature.length !== 65) return false
  const [last = 0] = signature.subarray(64)
  const publicKey = secp256k1.Signature.fromCompact(signature.subarray(0, 64))
    .addRecoveryBit(last < 27 ? last : last - 27)
    .recoverPublicKey(hash)
    .toRawBytes(false)
  const signer = `0x${bytesToHex(keccak_256(publicKey.subarray(1)).subarray(12))}`
  return signer === address.toLowerCase()
}

/** Verifies signatures of a key locally, all others with `eth_call`, because the account may be a contract. */
export const eip155Verifier: Verifier = {
  async verify({ message, signature, address, rpc }) {
    const signer = toAddress(address)
    if (!signer || !/^0x(?:[\da-f]{2})+$/i.test(signature)) return false
    const hash = hashMessage(message)
    if (passes(() => isByKey(hexToBytes(signature.slice(2)), hash, signer))) return true
    const { validateOnChain } = await loadPart(import('./validateOnChain.ts'))
    return validateOnChain({ signer, hash: `0x${bytesToHex(hash)}`, signature }, rpc)
  },
}

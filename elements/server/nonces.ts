import { base58 } from '@scure/base'
import { randomBytes, type Seal } from './createSeal.ts'

const timeBytes = 4
const randomLength = 12
const signedLength = timeBytes + randomLength
const codeLength = 32
/** Maximum characters of a nonce in base58. */
const maxLength = 70

/** Creates a nonce: expiry in seconds, random bytes and their code. Base58 has letters and digits only, as EIP-4361 requires. */
export async function createNonce(seal: Seal, expiresAt: number): Promise<string> {
  const signed = new Uint8Array(signedLength)
  new DataView(signed.buffer).setUint32(0, Math.floor(expiresAt / 1000))
  signed.set(randomBytes(randomLength), timeBytes)
  const code = await seal.sign('nonce', signed)
  return base58.encode(Uint8Array.of(...signed, ...code))
}

/** Returns the expiry of a nonce in ms since the epoch; null for a nonce that was not made with one of the secrets. */
export async function readNonce(seal: Seal, nonce: string): Promise<number | null> {
  const bytes = decode(nonce)
  if (bytes?.length !== signedLength + codeLength) return null
  const signed = bytes.slice(0, signedLength)
  if (!(await seal.isSigned('nonce', signed, bytes.slice(signedLength)))) return null
  return new DataView(signed.buffer).getUint32(0) * 1000
}

function decode(nonce: string): Uint8Array | null {
  if (nonce.length > maxLength) return null
  try {
    return base58.decode(nonce)
  } catch {
    return null
  }
}

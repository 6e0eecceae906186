import {
  ACCOUNT_SIZE,
  ACCOUNT_TYPE_SIZE,
  ExtensionType,
  getAccountLen,
  getAccountTypeOfMintType,
  LENGTH_SIZE,
  TOKEN_2022_PROGRAM_ID,
  TYPE_SIZE,
} from '@solana/spl-token'
import type { PublicKey } from '@solana/web3.js'

/** Maximum bytes of a mint. A mint with every extension and long metadata is shorter. */
export const maxMintLength = 10_000

/**
 * Extensions of a mint that every new token account inherits. Confidential transfers are missing, because the owner
 * turns them on later.
 */
const inherited = [
  ExtensionType.TransferFeeConfig,
  ExtensionType.NonTransferable,
  ExtensionType.TransferHook,
  ExtensionType.PausableConfig,
]

/** Returns the data of a mint's extensions by type. Each entry has a type, a length, and data of this length. */
export function extensionsOf(data: Uint8Array): ReadonlyMap<number, Uint8Array> {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const headSize = TYPE_SIZE + LENGTH_SIZE
  const found = new Map<number, Uint8Array>()
  let at = ACCOUNT_SIZE + ACCOUNT_TYPE_SIZE
  while (at + headSize <= data.length) {
    const end = at + headSize + view.getUint16(at + TYPE_SIZE, true)
    found.set(view.getUint16(at, true), data.subarray(at + headSize, end))
    at = end
  }
  return found
}

/** Returns the number of bytes of a new token account, for which rent is paid. */
export function tokenAccountSize(program: PublicKey, mint: Uint8Array): number {
  if (!program.equals(TOKEN_2022_PROGRAM_ID)) return ACCOUNT_SIZE
  const types = extensionsOf(mint)
  const own = inherited.filter((type) => types.has(type)).map(getAccountTypeOfMintType)
  return getAccountLen([ExtensionType.ImmutableOwner, ...own])
}

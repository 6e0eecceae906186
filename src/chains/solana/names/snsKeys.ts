import { ed25519 } from '@noble/curves/ed25519'
import { sha256 } from '@noble/hashes/sha256'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import { base58 } from '@scure/base'

/** Program addresses of the Solana Name Service. */
export const namePrograms = {
  names: 'namesLPneVptA9Z5rqUDD9tMTWEJwofgaYwp8cawRkX',
  tokenizer: 'nftD3vbNkNqfj2Sd3HZwbpw4BxxKWr4AjGb9X38JeZk',
  favorites: '85iDfUvr3HJyLM2zcq5BXSiDvUWfw6cSE1FfNBo8Ap29',
} as const
export const root = base58.decode('58PwtjSDuFHuUkYjH9BYnnQKHfwo9reZhC2zMJv9JPkx')
const reverseClass = base58.decode('33m47vH6Eav6jr5Ry86XjhRft2jRBLDnDgPSHoquXi2Z')
const recordClass = base58.decode('2pMnqHvei2N5oDcVGCRdZx48gqti199wr5CsyTTafsbo')
const none = new Uint8Array(32)

/** Bytes that precede a label: `sub` for a subdomain, and `recordV1` and `recordV2` for records of both versions. */
const marks = { sub: '\0', recordV1: '\x01', recordV2: '\x02' } as const

/** True for a point of the ed25519 curve. Only such an account can have a private key. */
export function isOnCurve(key: Uint8Array): boolean {
  try {
    ed25519.ExtendedPoint.fromHex(key)
    return true
  } catch {
    return false
  }
}

/**
 * Derives the address of a program from seeds: the first hash off the curve. web3.js could derive it, but web3.js is
 * five times as large as the curve's library, and names are looked up before any transaction.
 */
function derive(program: string, seeds: readonly Uint8Array[]): Uint8Array {
  const ending = [base58.decode(program), utf8ToBytes('ProgramDerivedAddress')]
  for (let bump = 255; bump >= 0; bump -= 1) {
    const key = sha256(concatBytes(...seeds, Uint8Array.of(bump), ...ending))
    if (!isOnCurve(key)) return key
  }
  throw new RangeError('All hashes are on the curve')
}

const nameKey = (name: string, parent: Uint8Array, ofClass: Uint8Array = none) =>
  derive(namePrograms.names, [sha256(utf8ToBytes(`SPL Name Service${name}`)), ofClass, parent])

/** Returns the accounts of a name (`b.sol` or `a.b.sol`) as public keys. */
export function keysOf(name: string) {
  const [domain = '', sub] = name.split('.').slice(0, -1).reverse()
  const parent = nameKey(domain, root)
  const registry = sub === undefined ? parent : nameKey(marks.sub + sub, parent)
  return {
    registry,
    recordV1: nameKey(`${marks.recordV1}SOL`, registry),
    recordV2: nameKey(`${marks.recordV2}SOL`, registry, recordClass),
    /** Address of the account that records which NFT represents the name. */
    nft: derive(namePrograms.tokenizer, [utf8ToBytes('nft_record'), registry]),
    mint: derive(namePrograms.tokenizer, [utf8ToBytes('tokenized_name'), registry]),
  }
}

/** Returns the account in which an address states the name that it prefers. */
export const favoriteKey = (address: string) =>
  derive(namePrograms.favorites, [utf8ToBytes('favourite_domain'), base58.decode(address)])

/** Returns the account with the text of a name. For a subdomain, the account is derived from the parent's key. */
export function reverseKey(registry: Uint8Array, parent: Uint8Array): Uint8Array {
  return nameKey(base58.encode(registry), isRoot(parent) ? none : parent, reverseClass)
}

export const isRoot = (key: Uint8Array) => base58.encode(key) === base58.encode(root)

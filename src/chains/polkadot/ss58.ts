import { blake2b } from '@noble/hashes/blake2.js'
import { base58 } from '@scure/base'
import type { CaipNetworkId } from '../../types/caip.ts'
import type { Network } from '../../types/network.ts'

/** Length of an account id in bytes. The id is a public key, or the hash of a public key. */
const idLength = 32
const checksumLength = 2
const checksumPrefix = new TextEncoder().encode('SS58PRE')

export interface Ss58Address {
  /** Prefix of the network: 0 Polkadot, 2 Kusama, 42 generic. */
  prefix: number
  accountId: Uint8Array
}

function concat(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}

const checksum = (data: Uint8Array) =>
  blake2b(concat(checksumPrefix, data)).subarray(0, checksumLength)

/** Encodes a prefix: one byte below 64, else two bytes in the bit order of SS58. */
function prefixBytes(prefix: number): Uint8Array {
  if (prefix < 64) return Uint8Array.of(prefix)
  return Uint8Array.of(
    ((prefix & 0b1111_1100) >> 2) | 0b0100_0000,
    (prefix >> 8) | ((prefix & 0b11) << 6),
  )
}

function readPrefix(bytes: Uint8Array): { prefix: number; length: number } | null {
  const [first = 0, second = 0] = bytes
  if (first < 64) return { prefix: first, length: 1 }
  if (first > 127) return null
  return {
    prefix: ((first & 0b11_1111) << 2) | (second >> 6) | ((second & 0b11_1111) << 8),
    length: 2,
  }
}

/** Encodes an SS58 address. `prefix` is from 0 to 16383. */
export function encodeSs58({ prefix, accountId }: Ss58Address): string {
  const data = concat(prefixBytes(prefix), accountId)
  return base58.encode(concat(data, checksum(data)))
}

/** Parses an SS58 address of a 32-byte account. Null for other texts. */
export function decodeSs58(address: unknown): Ss58Address | null {
  if (typeof address !== 'string' || address.length > 64) return null
  let bytes: Uint8Array
  try {
    bytes = base58.decode(address)
  } catch {
    return null
  }
  const read = readPrefix(bytes)
  if (!read || bytes.length !== read.length + idLength + checksumLength) return null
  const data = bytes.subarray(0, -checksumLength)
  const isWhole = checksum(data).every((byte, index) => byte === bytes[data.length + index])
  return isWhole ? { prefix: read.prefix, accountId: data.slice(read.length) } : null
}

/** Returns a key of the account that is the same on all networks. Null if the address is malformed. */
export function accountKey(address: unknown): string | null {
  return decodeSs58(address)?.accountId.join() ?? null
}

/** Prefixes of the public SS58 registry, keyed by CAIP-2 id. */
const registered: Readonly<Record<CaipNetworkId, number>> = {
  'polkadot:91b171bb158e2d3848fa23a9f1c25182': 0,
  'polkadot:68d56f15f85d3136970ec16946040bc1': 0,
  'polkadot:b0a8d493285c2df73290dfb7e61f870f': 2,
  'polkadot:48239ef607d7928874027a43a6768920': 2,
  'polkadot:e143f23803ac50e8f6f8e62695d1ce9e': 42,
  'polkadot:67f9723393ef76214df0118c34bbbd3d': 42,
}

/** Substrate's generic prefix, which every network accepts. */
const anyNetwork = 42

export function ss58PrefixOf({
  ss58Prefix,
  caipNetworkId,
}: Pick<Network, 'caipNetworkId' | 'ss58Prefix'>): number {
  return ss58Prefix ?? registered[caipNetworkId] ?? anyNetwork
}

/**
 * Returns an address in the form of a built-in network; unchanged on other networks, whose prefix may be any. Null if it is
 * in the form of another network: its receiver may not watch this one.
 */
export function toFormOf(caipNetworkId: CaipNetworkId | undefined, address: string): string | null {
  const decoded = decodeSs58(address)
  const prefix = caipNetworkId && registered[caipNetworkId]
  if (!decoded || prefix === undefined) return address
  const isHere = decoded.prefix === prefix || decoded.prefix === anyNetwork
  return isHere ? encodeSs58({ ...decoded, prefix }) : null
}

import { base58, bech32, bech32m } from '@scure/base'
import type { CaipNetworkId } from '../../types/caip.ts'
import { findChain } from './chains.ts'

export type AddressKind = 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2wsh' | 'p2tr' | 'segwit'

export interface ParsedAddress {
  /** Segwit addresses in lower case, which is how they are compared. */
  address: string
  /** `segwit`: a witness version that is not in use yet. */
  kind: AddressKind
}

/** The version bytes of pay to script hash, on Bitcoin and its test networks. */
const scriptVersions = [0x05, 0xc4]

/** Segwit addresses: BIP-173 for version 0, BIP-350 for those above. */
function parseSegwit(text: string, prefix: string | undefined): ParsedAddress | null {
  const separator = text.lastIndexOf('1')
  const own = text.slice(0, separator).toLowerCase()
  if (separator < 1 || (prefix !== undefined && own !== prefix)) return null
  for (const coder of [bech32, bech32m]) {
    const decoded = coder.decodeUnsafe(text, 90)
    const [version, ...words] = decoded?.words ?? []
    const program = version !== undefined && coder.fromWordsUnsafe(words)
    if (!program || version > 16 || (version === 0) !== (coder === bech32)) continue
    if (program.length < 2 || program.length > 40) continue
    const kind = segwitKind(version, program.length)
    return kind && { address: text.toLowerCase(), kind }
  }
  return null
}

function segwitKind(version: number, length: number): AddressKind | null {
  if (version === 0) return length === 20 ? 'p2wpkh' : length === 32 ? 'p2wsh' : null
  return version === 1 && length === 32 ? 'p2tr' : 'segwit'
}

/** Addresses from before segwit, as far as their shape goes: version, 20 bytes, checksum. */
function parseBase58(
  text: string,
  versions: readonly [number, number] | undefined,
): ParsedAddress | null {
  // Far longer than any address: decoding takes time with the square of the length.
  if (text.length > 50) return null
  try {
    const bytes = base58.decode(text)
    const [version = -1] = bytes
    if (bytes.length !== 25 || (versions && !versions.includes(version))) return null
    const kind = scriptVersions.includes(version) ? 'p2sh' : 'p2pkh'
    return { address: text, kind }
  } catch {
    return null
  }
}

/**
 * Reads an address of one network, as connecting needs it: Bitcoin's library would weigh more than all else that is
 * loaded then. The checksum of one from before segwit is not looked at, which takes a hash:
 * `parsePayee` does where a slip of the pen would cost money. Of a network that only the host knows, the
 * prefix is not known and not checked. Null for what is no address there.
 */
export function parseAddress(text: unknown, caipNetworkId: CaipNetworkId): ParsedAddress | null {
  if (typeof text !== 'string') return null
  const chain = findChain(caipNetworkId)
  return parseSegwit(text, chain?.bech32) ?? parseBase58(text, chain?.base58)
}

/** The first of `candidates` that all these addresses belong to. */
export function networkOfAddresses(
  addresses: readonly string[],
  candidates: readonly CaipNetworkId[],
): CaipNetworkId | undefined {
  return candidates.find((id) => addresses.every((address) => parseAddress(address, id) !== null))
}

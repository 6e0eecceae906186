import { base58, bech32, bech32m } from '@scure/base'
import type { CaipNetworkId } from '../../types/caip.ts'
import { findChain } from './chains.ts'

export type AddressKind = 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2wsh' | 'p2tr' | 'segwit'

export interface ParsedAddress {
  /** The address. Segwit addresses are converted to lower case, so that they can be compared. */
  address: string
  /** `segwit` stands for a witness version without a defined use. */
  kind: AddressKind
}

/** P2SH version bytes of Bitcoin and its test networks. */
const scriptVersions = [0x05, 0xc4]

/** Parses a segwit address: BIP-173 for witness version 0, BIP-350 for higher versions. */
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

/** Parses a base58 address. Checks length and version only, not the checksum. */
function parseBase58(
  text: string,
  versions: readonly [number, number] | undefined,
): ParsedAddress | null {
  // A longer text is not an address. It is refused early, because base58 decoding takes quadratic time.
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
 * Parses an address without Bitcoin's library, because that library is larger than all other code of connecting. The
 * checksum of a legacy address is not verified here; `parsePayee` verifies it before money is sent. On a network that
 * only the host defines, any prefix is accepted.
 */
export function parseAddress(text: unknown, caipNetworkId: CaipNetworkId): ParsedAddress | null {
  if (typeof text !== 'string') return null
  const chain = findChain(caipNetworkId)
  return parseSegwit(text, chain?.bech32) ?? parseBase58(text, chain?.base58)
}

export function networkOfAddresses(
  addresses: readonly string[],
  candidates: readonly CaipNetworkId[],
): CaipNetworkId | undefined {
  return candidates.find((id) => addresses.every((address) => parseAddress(address, id) !== null))
}

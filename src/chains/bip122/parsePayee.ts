import { sha256 } from '@noble/hashes/sha2'
import { createBase58check } from '@scure/base'
import type { CaipNetworkId } from '../../types/caip.ts'
import { type ParsedAddress, parseAddress } from './address.ts'

const base58check = createBase58check(sha256)

/** Reads an address that somebody typed, its checksum included. Null for what is none on this network. */
export function parsePayee(text: string, caipNetworkId: CaipNetworkId): ParsedAddress | null {
  const parsed = parseAddress(text, caipNetworkId)
  if (!parsed || parsed.version >= 0) return parsed
  try {
    base58check.decode(text)
    return parsed
  } catch {
    return null
  }
}

import type { CaipNetworkId } from '../../types/caip.ts'
import { parseAddress } from './address.ts'
import { toOutputScript } from './transfer/toOutputScript.ts'

/** Parses an address and verifies its checksum; null if it is not a valid address of the network. */
export function parsePayee(text: string, caipNetworkId: CaipNetworkId): string | null {
  const parsed = parseAddress(text, caipNetworkId)
  try {
    if (parsed) toOutputScript(parsed.address, caipNetworkId)
    return parsed?.address ?? null
  } catch {
    return null
  }
}

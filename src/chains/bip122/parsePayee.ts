import type { CaipNetworkId } from '../../types/caip.ts'
import { parseAddress } from './address.ts'
import { toOutputScript } from './transfer/toOutputScript.ts'

/** An address that somebody typed as the network writes it, its checksum looked at. Null for what is none there. */
export function parsePayee(text: string, caipNetworkId: CaipNetworkId): string | null {
  const parsed = parseAddress(text, caipNetworkId)
  try {
    if (parsed) toOutputScript(parsed.address, caipNetworkId)
    return parsed?.address ?? null
  } catch {
    return null
  }
}

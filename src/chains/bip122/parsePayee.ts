import type { CaipNetworkId } from '../../types/caip.ts'
import { parseAddress } from './address.ts'
import { toOutputScript } from './transfer/toOutputScript.ts'

/** A typed address in the network's form, checksum verified; null if invalid. */
export function parsePayee(text: string, caipNetworkId: CaipNetworkId): string | null {
  const parsed = parseAddress(text, caipNetworkId)
  try {
    if (parsed) toOutputScript(parsed.address, caipNetworkId)
    return parsed?.address ?? null
  } catch {
    return null
  }
}

import * as z from 'zod/mini'
import { record } from '../../utils/schemas.ts'

const capabilitiesSchema = record(z.string(), record(z.string(), z.unknown()))

/** EIP-5792, by hexadecimal chain id. Null if they are missing: then the wallet is asked. */
export function capabilitiesOf(
  text: string | undefined,
  address: string,
): Record<string, unknown> | null {
  if (!text) return null
  try {
    const byAddress = capabilitiesSchema.parse(JSON.parse(text))
    const entry = Object.entries(byAddress).find(
      ([key]) => key.toLowerCase() === address.toLowerCase(),
    )
    return entry?.[1] ?? null
  } catch {
    return null
  }
}

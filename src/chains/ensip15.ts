import { ensNormalize } from 'ethers/hash'

/** Lazy, because the ENSIP-15 tables are large. */

const maxLength = 255

/** The form of ENSIP-15: lower case, one script in a label. Null for a text that has none. */
export function normalizeName(name: string): string | null {
  try {
    return name.length <= maxLength ? ensNormalize(name) : null
  } catch {
    return null
  }
}

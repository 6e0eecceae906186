import { ensNormalize } from 'ethers/hash'

/** This module is lazy, because the ENSIP-15 tables are large. */

const maxLength = 255

/** Normalizes a name by ENSIP-15 (lower case, one script per label). Null if it is not a valid name. */
export function normalizeName(name: string): string | null {
  try {
    return name.length <= maxLength ? ensNormalize(name) : null
  } catch {
    return null
  }
}

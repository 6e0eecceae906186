import * as z from 'zod/mini'
import { validEntries } from '../../../storage/schemas.ts'
import type { CaipNetworkId } from '../../../types/caip.ts'
import { finiteNumber, orElse, orNull, text } from '../../../utils/schemas.ts'
import { toCaipNetworkId } from '../responses.ts'

/** Reads a chain id; null if it is malformed. */
export function readNetwork(chainId: unknown): CaipNetworkId | null {
  try {
    return toCaipNetworkId(chainId)
  } catch {
    return null
  }
}

/** Maximum rules of a grant. */
const maxRules = 100
const rule = z.object({ type: text, data: z.looseObject({ timestamp: finiteNumber }) })

/** The members of a grant of ERC-7715 that say where and until when it holds; `expiry` is of its earlier drafts. */
export const executionGrant = {
  chainId: z.pipe(z.unknown(), z.transform(readNetwork)),
  permission: z.unknown(),
  rules: orElse(validEntries(rule, maxRules), []),
  expiry: orElse(orNull(finiteNumber), null),
}

interface Lasting {
  rules: { type: string; data: { timestamp: number } }[]
  expiry: number | null
}

/** Returns the end of a grant in seconds since the epoch; null for a grant without an end. */
export const endOf = ({ rules, expiry }: Lasting): number | null =>
  rules.find(({ type }) => type === 'expiry')?.data.timestamp ?? expiry

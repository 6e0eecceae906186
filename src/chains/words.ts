import type { Doubt, Statement } from '../types/review.ts'

/** The doubt about an address that gets something of the account. */
export const leavesFor = (address: string): Doubt[] => [{ kind: 'transfer', address }]

/** An effect of a request in words. */
export interface Words {
  statement: Statement
  isRisky: boolean
  doubts: readonly Doubt[]
}

interface Flags {
  isRisky?: boolean
  isGrave?: boolean
  doubts?: readonly Doubt[]
  notes?: readonly Statement[]
  /** Effects inside the effect, each with a sentence of its own. */
  parts?: readonly Words[]
}

/** Puts an effect into words. What is risky is also marked as grave, except for an effect whose parts alone are risky. */
export function toWords(
  text: Statement['text'],
  values: Statement['values'] = {},
  { isRisky = false, isGrave = isRisky, doubts = [], notes, parts = [] }: Flags = {},
): Words {
  return {
    statement: {
      text,
      values,
      isGrave,
      ...(notes && { notes }),
      ...(parts[0] && { parts: parts.map(({ statement }) => statement) }),
    },
    isRisky: isRisky || parts.some((part) => part.isRisky),
    doubts: [...doubts, ...parts.flatMap((part) => part.doubts)],
  }
}

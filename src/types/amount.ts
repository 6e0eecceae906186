/** Why an amount that was typed is none. */
export type AmountProblem = 'text' | 'negative' | 'decimals' | 'ambiguous' | 'large'

/** What a typed amount comes to, in base units of the token. */
export type ReadAmount =
  | { kind: 'empty' }
  | { kind: 'amount'; baseUnits: bigint }
  | { kind: 'problem'; problem: AmountProblem }

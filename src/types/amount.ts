/** Reasons why a user's input is not an amount. `unit`: the input contains a unit other than that of the field. */
export type AmountProblem = 'text' | 'negative' | 'decimals' | 'ambiguous' | 'unit' | 'large'

/** A user's input, parsed into an amount in base units. */
export type ReadAmount =
  | { kind: 'empty' }
  | { kind: 'amount'; baseUnits: bigint }
  | { kind: 'problem'; problem: AmountProblem }

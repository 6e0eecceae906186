/** Reasons why typed text is not an amount. `unit`: the text contains another unit than that of the field. */
export type AmountProblem = 'text' | 'negative' | 'decimals' | 'ambiguous' | 'unit' | 'large'

/** Typed text, parsed into an amount in base units. */
export type ReadAmount =
  | { kind: 'empty' }
  | { kind: 'amount'; baseUnits: bigint }
  | { kind: 'problem'; problem: AmountProblem }

/** Reasons why typed text is not an amount. `unit`: the text names another unit than the field's. */
export type AmountProblem = 'text' | 'negative' | 'decimals' | 'ambiguous' | 'unit' | 'large'

/** Typed text as an amount in base units. */
export type ReadAmount =
  | { kind: 'empty' }
  | { kind: 'amount'; baseUnits: bigint }
  | { kind: 'problem'; problem: AmountProblem }

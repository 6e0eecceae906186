import type { HighFees } from '../describeCost.ts'

/** Fees far above those of any transaction, in units of the native coin. */
export const highFees: HighFees = { DOT: 1, KSM: 0.1, '': 1 }

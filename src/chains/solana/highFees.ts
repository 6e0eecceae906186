import type { HighFees } from '../describeCost.ts'

/** A fee far above that of any transaction: about a hundred times the usual priority fee, all of it for the validator. */
export const highFees: HighFees = { '': 0.05 }

import type { HighFees } from '../describeCost.ts'

/** A fee far above that of any payment, in units of the native coin. */
export const highFees: HighFees = { '': 0.001 }

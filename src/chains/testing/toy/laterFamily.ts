import type { LaterFamily } from '../../ChainFamily.ts'

export const toyLater: LaterFamily = { parts: {}, highFees: { '': 1 } }

import { proxy } from 'valtio/vanilla'
import { createLatest } from '../utils/createLatest.ts'

/**
 * The allowance that the last swap has left to its spender: owner and id of a permission in `controllers/permissions.ts`.
 * Null if there is none, if it could not be read, and once the user keeps it.
 */
export const leftAllowance = proxy<{ left: { owner: string; id: string } | null }>({ left: null })

/** Reads what a swap leaves, from the time when it is broadcast. A newer swap ends the offer of the earlier one. */
export const readingLeft = createLatest((isRunning) => {
  if (isRunning) leftAllowance.left = null
})

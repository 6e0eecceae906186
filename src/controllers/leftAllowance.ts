import { createLatest } from '../utils/createLatest.ts'
import { createState, type ReadonlyState } from '../utils/state.ts'

interface LeftAllowanceState {
  /** Owner and id of a permission in `controllers/permissions.ts`. */
  left: { owner: string; id: string } | null
}

const state = createState<LeftAllowanceState>({ left: null })

/**
 * The allowance that the last swap has left to its spender. Null if there is none, if it could not be read, and once the
 * user keeps it.
 */
export const leftAllowance: ReadonlyState<LeftAllowanceState> = state

export function setLeftAllowance(left: LeftAllowanceState['left']): void {
  state.left = left
}

/** Reads what a swap leaves, from the time when it is broadcast. A newer swap ends the offer of the earlier one. */
export const readingLeft = createLatest((isRunning) => {
  if (isRunning) setLeftAllowance(null)
})

import { preparing, quoting, swapOrder } from '../../controllers/swap.ts'
import type { Latest } from '../../utils/createLatest.ts'

/** An order of the shown quote, which no newer one may replace. */
export const shownOrder: Latest = {
  ...swapOrder,
  begin() {
    preparing.leave()
    quoting.leave()
    return swapOrder.begin()
  },
}

/** The user has left the preview, or begins a new draft. */
export const leaveSwapOrder = swapOrder.leave

export const stopPreparing = preparing.leave

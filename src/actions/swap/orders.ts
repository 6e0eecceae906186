import { updateSwap } from '../../controllers/swap.ts'
import { createOrders } from '../transactions/createOrders.ts'

/** What the draft waits for: a swap that is being prepared, or a wallet that is asked. */
export const { begin: beginSwapOrder, leave: leaveSwapOrder } = createOrders((loading) =>
  updateSwap(loading ? { loading, mayHaveBeenSent: false } : { loading, activity: 'idle' }),
)

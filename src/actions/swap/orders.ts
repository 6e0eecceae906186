import { updateSwap } from '../../controllers/swap.ts'
import { createOrders } from '../transactions/createOrders.ts'
import { stopPreparing } from './prepareCalls.ts'
import { stopQuoting } from './quoteSwap.ts'

/** What the draft waits for: a swap that is being prepared, or a wallet that is asked. */
export const { begin: beginSwapOrder, leave: leaveSwapOrder } = createOrders((loading) => {
  if (loading) {
    // What is signed is what was shown: no other price takes its place any more.
    stopPreparing()
    stopQuoting()
  }
  updateSwap(loading ? { loading, mayHaveBeenSent: false } : { loading, activity: 'idle' })
})

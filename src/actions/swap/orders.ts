import { updateSwap } from '../../controllers/swap.ts'
import { createOrders } from '../transactions/createOrders.ts'
import { stopPreparing } from './prepareCalls.ts'
import { stopQuoting } from './quoteSwap.ts'

export const { begin: beginSwapOrder, leave: leaveSwapOrder } = createOrders((loading) => {
  if (loading) {
    // The signed quote is the shown one, so no newer quote may replace it.
    stopPreparing()
    stopQuoting()
  }
  updateSwap(loading ? { loading, mayHaveBeenSent: false } : { loading, activity: 'idle' })
})

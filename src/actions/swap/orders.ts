import { swapOrders as orders } from '../../controllers/swap.ts'
import type { Orders } from '../../utils/createOrders.ts'
import { stopPreparing } from './prepareCalls.ts'
import { stopQuoting } from './quoteSwap.ts'

/** Orders of the shown quote, which no newer one may replace. */
export const swapOrders: Orders = {
  begin() {
    stopPreparing()
    stopQuoting()
    return orders.begin()
  },
  leave: orders.leave,
}

export const { leave: leaveSwapOrder } = orders

import { updateSend } from '../../controllers/send.ts'
import { createOrders } from '../transactions/createOrders.ts'

/** Marks the draft as being sent. A new order, or leaving, aborts the former order's signal. */
export const { begin: beginOrder, leave: leaveOrder } = createOrders((loading) =>
  updateSend(loading ? { loading, failure: null } : { loading }),
)

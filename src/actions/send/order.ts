import { updateSend } from '../../controllers/send.ts'
import { createOrders } from '../transactions/createOrders.ts'

/** The order that the draft waits for. */
export const { begin: beginOrder, leave: leaveOrder } = createOrders((loading) =>
  updateSend(loading ? { loading, failure: null } : { loading }),
)

import { sendOrder } from '../../controllers/send.ts'

/** The user has left the review, or begins a new draft. */
export const leaveOrder = sendOrder.leave

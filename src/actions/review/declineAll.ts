import { type Review, rejectWaiting } from '../../controllers/review.ts'
import { errorCodes, ProviderRpcError } from '../../errors/ProviderRpcError.ts'

/** Declines the request that is shown, and all that wait for their turn. */
export function declineAll({ decide }: Review): void {
  rejectWaiting(new ProviderRpcError(errorCodes.userRejected, 'User rejected the request.'))
  decide(false)
}

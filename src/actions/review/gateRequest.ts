import { options } from '../../controllers/options.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { Namespace } from '../../types/caip.ts'
import type { GatedRequest } from '../../types/chainAdapter.ts'
import type { LiveConnection } from '../../types/connection.ts'
import { createDeferred } from '../../utils/createDeferred.ts'
import { withTimeout } from '../../utils/withTimeout.ts'
import { reportError } from '../report/reportError.ts'

/** Time limits for loading the review: for a request that may pass without one, and for one that may not. */
const passMs = 2_000
const rejectMs = 30_000

const load = async (namespace: Namespace) =>
  (await import('./reviewRequest.ts')).loadReviewer(namespace)

/** Loads what reads the requests of a namespace once the browser is idle. Never rejects. */
export function prepareReview(namespace: Namespace): void {
  const start = () => void load(namespace).catch(() => {})
  if (options.review !== 'off') (window.requestIdleCallback ?? setTimeout)(start)
}

/**
 * Passes a page's request to its review. Requests of a connection get to the wallet in the order of these calls. If the
 * review's chunks do not load within 2 s, the request goes to the wallet without a review and an `error` event says so,
 * unless the request must be reviewed.
 *
 * @throws WalletModalError LOAD_FAILED if the request must be reviewed and the chunks do not load; the errors of
 * `reviewRequest`
 */
export async function gateRequest(live: LiveConnection, request: GatedRequest): Promise<unknown> {
  const { isAlwaysReviewed, method, params, send } = request
  if (options.review === 'off') return send(params)
  const before = Promise.resolve(live.turn)
  const { promise, resolve } = createDeferred()
  live.turn = Promise.all([before, promise])
  const late = () => new WalletModalError('LOAD_FAILED')
  try {
    const loading = load(live.connection.namespace)
    const review = await withTimeout(loading, isAlwaysReviewed ? rejectMs : passMs, late)
    return review(live, request, { before, end: resolve })
  } catch (cause) {
    resolve()
    const longMessage = `${method} was not reviewed`
    const error = new WalletModalError('LOAD_FAILED', { longMessage, cause })
    if (isAlwaysReviewed) throw error
    reportError(error, 'inline')
    return send(params)
  }
}

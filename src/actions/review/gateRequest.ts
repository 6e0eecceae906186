import { updateLive } from '../../controllers/connections.ts'
import { frontModal } from '../../controllers/modal.ts'
import { options } from '../../controllers/options.ts'
import { errorCodes, ProviderRpcError } from '../../errors/ProviderRpcError.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { translate } from '../../i18n/messages.ts'
import type { Namespace } from '../../types/caip.ts'
import type { GatedRequest } from '../../types/chainAdapter.ts'
import type { LiveConnection } from '../../types/connection.ts'
import { createDeferred } from '../../utils/createDeferred.ts'
import { withTimeout } from '../../utils/withTimeout.ts'
import { reportError } from '../report/reportError.ts'

/** Time limits for loading the review: for a request that passes without one, and for one that does not. */
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
 * Has the user decide on a request that cannot be read, by the browser's own dialog: it needs no chunk, and no page can
 * press its buttons. A page in a frame that may not show one gets a refusal.
 *
 * @throws ProviderRpcError 4001 if the user declines
 */
function confirmUnread(method: string): void {
  const sentence = translate(frontModal()?.state.language ?? 'en', 'review.cannotRead')
  if (window.confirm(`${sentence}\n\n${method}`)) return
  throw new ProviderRpcError(errorCodes.userRejected, 'User rejected the request.')
}

/**
 * Passes a page's request to its review. Requests of a connection get to the wallet in the order of these calls. If the
 * review's chunks do not load, an `error` event says so, and unless the attribute `review` is `all` the request goes to
 * the wallet if a short test finds it harmless (`GatedRequest.isPlain`), or the user accepts it unread.
 *
 * @throws WalletModalError LOAD_FAILED if the request must be reviewed and the chunks do not load; ProviderRpcError 4001
 * if the user declines; the errors of `reviewRequest`
 */
export async function gateRequest(live: LiveConnection, request: GatedRequest): Promise<unknown> {
  const { method, params, send } = request
  if (options.review === 'off') return send(params)
  const mustRead = request.isAlwaysReviewed || options.review === 'all'
  const isPlain = !mustRead && request.isPlain?.() === true
  const before = Promise.resolve(live.turn)
  const { promise, resolve } = createDeferred()
  updateLive(live, { turn: Promise.all([before, promise]) })
  const late = () => new WalletModalError('LOAD_FAILED')
  try {
    const loading = load(live.connection.namespace)
    const review = await withTimeout(loading, isPlain ? passMs : rejectMs, late)
    return review(live, request, { before, end: resolve })
  } catch (cause) {
    resolve()
    const longMessage = `${method} was not reviewed`
    const error = new WalletModalError('LOAD_FAILED', { longMessage, cause })
    reportError(error, 'inline')
    if (mustRead) throw error
    if (!isPlain) confirmUnread(method)
    return send(params)
  }
}

import { options } from '../../controllers/options.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { Namespace } from '../../types/caip.ts'
import type { GatedRequest } from '../../types/chainAdapter.ts'
import type { LiveConnection } from '../../types/connection.ts'
import { loadPart } from '../../utils/loadPart.ts'
import { withTimeout } from '../../utils/withTimeout.ts'
import { reportError } from '../report/reportError.ts'

/** Time limit for the review's chunks while a request waits for them. */
const loadMs = 2_000

/** Resolves with a null reader if the family has none. */
async function load(namespace: Namespace) {
  const { loadReader, reviewRequest } = await loadPart(import('./reviewRequest.ts'))
  return { reader: await loadReader(namespace), reviewRequest }
}

/** Loads what reads the requests of a namespace once the browser is idle. Never rejects. */
export function prepareReview(namespace: Namespace): void {
  if (options.review === 'off') return
  const start = () => void load(namespace).catch(() => {})
  window.requestIdleCallback?.(start, { timeout: 2_000 }) ?? setTimeout(start, 200)
}

/**
 * Passes a page's request to its review. If the review's chunks do not load within 2 s, the request goes to the wallet
 * without a review and an `error` event says so, unless the request must be reviewed.
 *
 * @throws WalletModalError LOAD_FAILED if the request must be reviewed and the chunks do not load; the errors of
 * `reviewRequest`
 */
export async function gateRequest(
  live: LiveConnection,
  { isAlwaysReviewed, send, ...request }: GatedRequest,
): Promise<unknown> {
  if (options.review === 'off') return send(request.params)
  const loading = load(live.connection.namespace)
  const longMessage = `The review of ${request.method} did not load; the wallet got the request without it.`
  const late = () => new WalletModalError('LOAD_FAILED', { longMessage })
  let part: Awaited<typeof loading>
  try {
    part = await (isAlwaysReviewed ? loading : withTimeout(loading, loadMs, late))
  } catch (cause) {
    if (isAlwaysReviewed) throw cause
    reportError(new WalletModalError('LOAD_FAILED', { longMessage, cause }), 'inline')
    return send(request.params)
  }
  const { reader, reviewRequest } = part
  return reader ? reviewRequest(live, reader, request, send) : send(request.params)
}

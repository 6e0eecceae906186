import { WalletModalError } from '../../../errors/WalletModalError.ts'
import { readBody } from '../../../services/http.ts'
import { isPublicUrl } from '../../../utils/isPublicUrl.ts'
import { toUrl } from '../../../utils/toUrl.ts'

/** Maximum bytes of a response. Proofs of an L2's state have 100 kB. */
const maxBytes = 524_288

export interface PublicRequest {
  /** Parameters of a POST request, which are sent as JSON. Undefined for a GET request. */
  body?: unknown
  signal: AbortSignal
}

/**
 * Fetches JSON from a URL that a contract names. The request contains no cookies and no address of the page. Redirects
 * are refused.
 * @throws WalletModalError NAME_GATEWAY_FAILED if the URL is not public, or if the response is late or invalid;
 * `params.status` is the status code of an error response, else 0
 */
export async function fetchPublic(url: string, { body, signal }: PublicRequest): Promise<unknown> {
  let host = 'a gateway'
  const fail = (reason: string, cause?: unknown, status = 0) =>
    new WalletModalError('NAME_GATEWAY_FAILED', {
      longMessage: `${host}: ${reason}`,
      params: { status },
      cause,
    })
  const target = toUrl(url)
  // A contract must not reach the user's own machine or network.
  if (!target || !isPublicUrl(target)) throw fail('not an https: address on the internet', url)
  host = target.host
  try {
    const response = await fetch(target, {
      redirect: 'error',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal,
      ...(body !== undefined && {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    if (!response.ok) throw fail(`HTTP status code ${response.status}`, undefined, response.status)
    return JSON.parse(new TextDecoder().decode(await readBody(url, response, maxBytes)))
  } catch (cause) {
    if (cause instanceof WalletModalError && cause.code === 'NAME_GATEWAY_FAILED') throw cause
    throw fail(signal.aborted ? 'no response in time' : 'no valid response', cause)
  }
}

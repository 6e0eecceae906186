import { hasLaterPart, loadLaterPart } from '../../chains/laterFamilies.ts'
import { readText } from '../../chains/readText.ts'
import { accountOf } from '../../controllers/accounts.ts'
import { options } from '../../controllers/options.ts'
import { ProviderRpcError } from '../../errors/ProviderRpcError.ts'
import type { Namespace } from '../../types/caip.ts'
import type { LiveConnection } from '../../types/connection.ts'
import type {
  ReadRequest,
  RequestReader,
  ReviewContext,
  ReviewedRequest,
} from '../../types/review.ts'
import { log } from '../../utils/log.ts'
import { confirmRequest } from './confirmRequest.ts'

/** Method by which the command `sign-message` goes through the review. */
const signCommand = 'sign-message'

function contextOf({ connection, accounts }: LiveConnection): ReviewContext {
  const { namespace, provider } = connection
  const { address, caipNetworkId } = accountOf(namespace)
  const others = accounts.map((account) => account.address).filter((other) => other !== address)
  return {
    caipNetworkId,
    addresses: address ? [address, ...others] : others,
    origin: location.origin,
    provider,
  }
}

/** Reads the command `sign-message` of any family, whose text the wallet signs as UTF-8. */
function readCommand(params: unknown, context: ReviewContext): ReadRequest {
  const { address, message } = Object(params)
  return { ...readText(String(message), context), caipNetworkId: null, from: address }
}

/** @throws ProviderRpcError of `RequestReader.read` */
async function read(
  reader: RequestReader,
  request: ReviewedRequest,
  context: ReviewContext,
): Promise<ReadRequest | null> {
  try {
    if (request.method === signCommand) return readCommand(request.params, context)
    return await reader.read(request, context)
  } catch (thrown) {
    if (thrown instanceof ProviderRpcError) throw thrown
    log('warn', `${request.method} could not be read`, thrown)
    return {
      heading: 'review.heading.unread',
      caipNetworkId: null,
      from: null,
      isRisky: true,
      statements: [{ text: 'review.cannotRead', isGrave: true }],
      details: () => [{ name: 'review.raw', text: String(request.method) }],
    }
  }
}

/** Loads the reader of a namespace; null if its family has none. @throws WalletModalError LOAD_FAILED */
export async function loadReader(namespace: Namespace): Promise<RequestReader | null> {
  return hasLaterPart(namespace, 'review') ? loadLaterPart(namespace, 'review') : null
}

/**
 * Has the user review a page's request if the attribute `review` says so. `send` forwards the request with the given
 * parameters.
 *
 * @throws ProviderRpcError of `RequestReader.read` if the request is invalid; the errors of `confirmRequest` and `send`
 */
export async function reviewRequest(
  live: LiveConnection,
  reader: RequestReader,
  request: ReviewedRequest,
  send: (params: unknown) => Promise<unknown>,
): Promise<unknown> {
  const found = await read(reader, request, contextOf(live))
  if (!found || (options.review === 'risky' && !found.isRisky)) return send(request.params)
  return confirmRequest(live, found, (origin) =>
    send(found.complete ? found.complete(origin) : request.params),
  )
}

import { hasLaterPart, loadLaterPart } from '../../chains/laterFamilies.ts'
import { readText } from '../../chains/readText.ts'
import { accountOf } from '../../controllers/accounts.ts'
import { findRequestedNetwork } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { ProviderRpcError } from '../../errors/ProviderRpcError.ts'
import type { Namespace } from '../../types/caip.ts'
import type { GatedRequest } from '../../types/chainAdapter.ts'
import type { LiveConnection } from '../../types/connection.ts'
import type {
  ReadRequest,
  RequestReader,
  ReviewContext,
  ReviewedRequest,
} from '../../types/review.ts'
import { log } from '../../utils/log.ts'
import { rpcFor } from '../services/rpcFor.ts'
import { confirmRequest } from './confirmRequest.ts'
import { waitTurn } from './waitTurn.ts'
import { whileLive } from './whileLive.ts'

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
    descriptors: options.descriptors,
    networkOf(caipNetworkId) {
      const network = findRequestedNetwork(caipNetworkId)
      if (!network) return null
      const { nodes } = rpcFor(network)
      return { nativeCurrency: network.nativeCurrency, nodes: async () => (await nodes?.()) ?? [] }
    },
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

/** A request's place among the requests of its connection. */
export interface Turn {
  /** Settles once the wallet has got the earlier requests, or they were rejected. */
  before: Promise<unknown>
  /** Lets the next request go to the wallet. */
  end(): void
}

/**
 * Has the user review a page's request if the attribute `review` says so, and sends it to the wallet after the earlier
 * ones. The embedded wallet gets the next request once it has responded to a reviewed one, because both are shown in the
 * same view.
 *
 * @throws ProviderRpcError of `RequestReader.read` if the request is invalid, 4001 if the user declines all that wait;
 * the errors of `whileLive`, `confirmRequest` and `send`
 */
export async function reviewRequest(
  live: LiveConnection,
  reader: RequestReader,
  { send, ...request }: GatedRequest,
  { before, end }: Turn,
): Promise<unknown> {
  const forward = (params: unknown) => {
    const response = send(params)
    if (live.connection.wallet.type !== 'AUTH') end()
    return response
  }
  try {
    const context = contextOf(live)
    const found = await read(reader, request, context)
    const neededId = found?.needsNetwork ? context.caipNetworkId : undefined
    await waitTurn(whileLive(live, neededId, before))
    if (found && (options.review === 'all' || (options.review === 'risky' && found.isRisky))) {
      return await confirmRequest(live, found, (origin) =>
        forward(found.complete ? found.complete(origin) : request.params),
      )
    }
    return send(request.params)
  } finally {
    end()
  }
}

/**
 * Loads what reviews the requests of a namespace. A family without a reader sends its requests to the wallet.
 * @throws WalletModalError LOAD_FAILED
 */
export async function loadReviewer(
  namespace: Namespace,
): Promise<(live: LiveConnection, request: GatedRequest, turn: Turn) => Promise<unknown>> {
  const reader = hasLaterPart(namespace, 'review')
    ? await loadLaterPart(namespace, 'review')
    : { read: () => null }
  return (...request) => reviewRequest(request[0], reader, request[1], request[2])
}

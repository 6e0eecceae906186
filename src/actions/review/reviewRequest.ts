import { hasLaterPart, loadLaterPart } from '../../chains/laterFamilies.ts'
import { readText } from '../../chains/readText.ts'
import { kindOf } from '../../connectors/registry.ts'
import { accountOf } from '../../controllers/accounts.ts'
import { emitHostEvent } from '../../controllers/events.ts'
import { frontModal } from '../../controllers/modal.ts'
import { findRequestedNetwork } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import type { Review } from '../../controllers/review.ts'
import { errorCodes, ProviderRpcError } from '../../errors/ProviderRpcError.ts'
import { loadMessages } from '../../i18n/messages.ts'
import type { Namespace } from '../../types/caip.ts'
import type { GatedRequest } from '../../types/chainAdapter.ts'
import type { LiveConnection } from '../../types/connection.ts'
import type {
  ReadRequest,
  RequestReader,
  ReviewContext,
  ReviewedRequest,
  Statement,
} from '../../types/review.ts'
import { log } from '../../utils/log.ts'
import { rpcFor } from '../services/rpcFor.ts'
import { chooseMode } from './chooseMode.ts'
import { confirmRequest } from './confirmRequest.ts'
import { type IsDeclared, readDeclared, suggestDeclaration } from './declaredContracts.ts'
import { inTime, isHarmless, undeclaredIn } from './isHarmless.ts'
import { type PreparedRequest, placeOf, prepareRequest } from './prepareRequest.ts'
import { waitTurn } from './waitTurn.ts'
import { whileLive } from './whileLive.ts'
import { writeChanges, writeSentences } from './writeStatement.ts'

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

/** Warns of each address that a page with a declaration has not declared. */
function withUndeclared(request: ReadRequest, isDeclared: IsDeclared): ReadRequest {
  const strangers = undeclaredIn(request, isDeclared)
  const warnings = [...new Set(strangers.map(({ address }) => address))].map((address) => {
    const values = { address: { kind: 'address', address } } as const
    return { text: 'review.undeclared', values, isGrave: true } as const
  })
  if (warnings.length === 0) return request
  return { ...request, isRisky: true, warnings: [...warnings, ...(request.warnings ?? [])] }
}

interface Verdict {
  request: ReadRequest
  isReviewed: boolean
  /** Starts to describe and to simulate the request with the first call. */
  prepare(): PreparedRequest
}

/** Decides whether the user reviews a request. Asks nodes only if that may settle what the request leaves in doubt. */
async function judge(live: LiveConnection, method: string, found: ReadRequest): Promise<Verdict> {
  const networkId = found.caipNetworkId ?? accountOf(live.connection.namespace).caipNetworkId
  suggestDeclaration(networkId, found.doubts ?? [])
  const isDeclared = await readDeclared(networkId)
  const request = isDeclared ? withUndeclared(found, isDeclared) : found
  let prepared: PreparedRequest | undefined
  const prepare = () => {
    prepared ??= prepareRequest(live, request, (described) =>
      isDeclared && !request.isRisky ? withUndeclared(described, isDeclared) : described,
    )
    return prepared
  }
  const { mode, withinMs } = chooseMode(live.connection, method, request)
  const isReviewed =
    mode === 'all' ||
    (mode === 'risky' && !(await isHarmless(request, isDeclared, prepare, withinMs)))
  return { request, isReviewed, prepare }
}

/** @throws ProviderRpcError 4001 if the page prevents the default of the event `review` */
async function tellVerdict(
  live: LiveConnection,
  method: string,
  { request, isReviewed, prepare }: Verdict,
): Promise<void> {
  const language = frontModal()?.state.language ?? 'en'
  const wording = { language, currency: placeOf(live, request).network?.nativeCurrency }
  // The texts come with the view of the review, which a harmless request does not need.
  if (isReviewed) await loadMessages(language, 'reviews').catch(() => {})
  const prepared = isReviewed ? prepare() : null
  const [known, imitations] = await Promise.all([
    inTime<Pick<Review, 'changes'> | null>(Promise.resolve(prepared?.simulate() ?? null), null),
    inTime<readonly Statement[]>(Promise.resolve(prepared?.imitations() ?? []), []),
  ])
  const told = { ...request, warnings: [...imitations, ...(request.warnings ?? [])] }
  const changes = known?.changes && known.changes !== 'pending' ? known.changes : null
  const results = emitHostEvent('review', {
    namespace: live.connection.namespace,
    method,
    verdict: isReviewed ? 'risky' : 'harmless',
    sentences: writeSentences(told, wording),
    changes: changes && writeChanges(changes, wording),
  })
  if (!results.includes(false)) return
  throw new ProviderRpcError(errorCodes.userRejected, 'The page declined the request.')
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
    if (!kindOf(live.connection.wallet.id).asksInModal) end()
    return response
  }
  try {
    const context = contextOf(live)
    const found = await read(reader, request, context)
    const judging = found && judge(live, request.method, found)
    const neededId = found?.needsNetwork ? context.caipNetworkId : undefined
    await waitTurn(whileLive(live, neededId, before))
    const verdict = await judging
    if (!verdict) return send(request.params)
    await tellVerdict(live, request.method, verdict)
    if (!verdict.isReviewed) return send(request.params)
    return await confirmRequest(
      live,
      verdict.request,
      (origin) => forward(found?.complete ? found.complete(origin) : request.params),
      verdict.prepare(),
    )
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
  const reader: RequestReader = hasLaterPart(namespace, 'review')
    ? await loadLaterPart(namespace, 'review')
    : { read: () => null }
  await reader.prepare?.()
  return (...request) => reviewRequest(request[0], reader, request[1], request[2])
}

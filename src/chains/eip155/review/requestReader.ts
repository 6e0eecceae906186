import type {
  ReadRequest,
  RequestReader,
  ReviewContext,
  ReviewedRequest,
} from '../../../types/review.ts'
import { mayUpgrade } from '../calls/batches.ts'
import { toProvider } from '../provider.ts'
import { callDetails } from './digests.ts'
import { readAuthorization } from './readAuthorizations.ts'
import { readBatch } from './readBatch.ts'
import { readGrant } from './readGrant.ts'
import { readHash, readMessage } from './readMessage.ts'
import { readTransaction } from './readTransaction.ts'
import { readEarlyTypedData, readOldTypedData, readTypedData } from './readTypedData.ts'
import { readWrapped } from './readWrapped.ts'

function readCalls({ params }: ReviewedRequest, context: ReviewContext): ReadRequest {
  const provider = toProvider(context.provider)
  return {
    ...readBatch(params, context),
    mayUpgrade: (origin) => mayUpgrade(provider, origin),
  }
}

/** A request whose effect cannot be read; `review.cannotRead` says so. */
const unreadable = ({ params }: ReviewedRequest): ReadRequest => ({
  heading: 'review.heading.unread',
  caipNetworkId: null,
  from: null,
  isRisky: true,
  statements: [{ text: 'review.cannotRead', isGrave: true }],
  details: () => callDetails(params, []),
})

/** Maximum depth of requests inside requests. */
const maxDepth = 3

function read(request: ReviewedRequest, context: ReviewContext, depth = 0): ReadRequest | null {
  switch (request.method) {
    case 'wallet_sendCalls':
      return readCalls(request, context)
    case 'eth_sendTransaction':
    case 'eth_signTransaction':
      return readTransaction(request.params, context)
    case 'eth_signTypedData_v4':
      return readTypedData(request.params, context)
    case 'eth_signTypedData':
    case 'eth_signTypedData_v3':
      return readEarlyTypedData(request.params, context)
    case 'eth_signTypedData_v1':
      return readOldTypedData(request.params)
    case 'personal_sign':
      return readMessage(request.params, context)
    case 'eth_sign':
      return readHash(request.params, context)
    case 'wallet_grantPermissions':
    case 'wallet_requestExecutionPermissions':
      return readGrant(request.params, context)
    case 'eth_signAuthorization':
    case 'wallet_signAuthorization':
      return readAuthorization(request.params, context)
    default:
      return readOther(request, context, depth)
  }
}

/** Reads a request that carries others; any other request is unreadable. */
function readOther(request: ReviewedRequest, context: ReviewContext, depth: number) {
  try {
    const found = readWrapped(request, context, (inner, around) =>
      depth < maxDepth ? read(inner, around, depth + 1) : unreadable(inner),
    )
    if (found !== undefined) return found
  } catch {}
  return unreadable(request)
}

export const eip155Requests: RequestReader = {
  read: (request, context) => read(request, context),
  prepare: () => import('./clearSigning/describeRequest.ts').catch(() => {}),
}

import * as z from 'zod/mini'
import type { CaipNetworkId } from '../../../types/caip.ts'
import type {
  ReadRequest,
  RequestOrigin,
  ReviewContext,
  ReviewedRequest,
  Unread,
} from '../../../types/review.ts'
import { moreParams, unreadMembers } from '../../unreadMembers.ts'
import { isHarmless } from '../harmless.ts'
import { callDetails } from './digests.ts'

const inner = z.object({ method: z.string(), params: z.optional(z.unknown()) })
const innerMembers = new Set(Object.keys(inner.def.shape))
/** CAIP-27 `wallet_invokeMethod`. */
const invoked = z.object({ scope: z.string().check(z.regex(/^eip155:\d+$/)), request: inner })
const invokedMembers = new Set(['sessionId', ...Object.keys(invoked.def.shape)])
/** Requests of the MetaMask SDK that carry others: https://docs.metamask.io/sdk/connect/javascript/ */
const lists = ['metamask_batch', 'metamask_connectWith']

interface Wrapper {
  requests: readonly ReviewedRequest[]
  /** Network that the wrapper names; undefined if its requests take effect on the active one. */
  caipNetworkId?: CaipNetworkId
  unread: readonly Unread[]
  /** Returns the wrapper's parameters with others for its requests. */
  fill(params: readonly unknown[]): unknown
}

const withParams = (request: ReviewedRequest, params: unknown) =>
  params === undefined ? request : { ...request, params }

/** Returns the requests inside a request; null if it is known to carry none. Throws if they cannot be read. */
function unwrap({ method, params }: ReviewedRequest): Wrapper | null {
  if (lists.includes(method)) {
    const requests = z.array(inner).parse(params)
    const given = params as readonly ReviewedRequest[]
    return {
      requests,
      unread: given.flatMap((one, index) => unreadMembers(one, innerMembers, `params[${index}]`)),
      fill: (all) => given.map((one, index) => withParams(one, all[index])),
    }
  }
  if (method !== 'wallet_invokeMethod') return null
  const isList = Array.isArray(params)
  const [given, ...more] = isList ? params : [params]
  const { scope, request } = invoked.parse(given)
  return {
    requests: [request],
    caipNetworkId: scope as CaipNetworkId,
    unread: [
      ...unreadMembers(given, invokedMembers, 'params'),
      ...unreadMembers(given.request, innerMembers, 'params.request'),
      ...moreParams([given, ...more], 1),
    ],
    fill([only]) {
      const filled = { ...given, request: withParams(given.request, only) }
      return isList ? [filled, ...more] : filled
    },
  }
}

/**
 * Reads a request that carries others as those that it carries. Returns undefined for a request that carries none, and
 * null if all that it carries is harmless. Of several that need a review, only the effects are told, as a request that
 * cannot be read in full.
 */
export function readWrapped(
  request: ReviewedRequest,
  context: ReviewContext,
  read: (request: ReviewedRequest, context: ReviewContext) => ReadRequest | null,
): ReadRequest | null | undefined {
  const wrapper = unwrap(request)
  if (!wrapper) return undefined
  const { requests, unread, fill } = wrapper
  const networkId = wrapper.caipNetworkId ?? context.caipNetworkId
  const found = requests.map((one) =>
    isHarmless(one.method, one.params) ? null : read(one, { ...context, caipNetworkId: networkId }),
  )
  const [first, ...others] = found.filter((one) => one !== null)
  if (!first) return null
  const base = {
    caipNetworkId: wrapper.caipNetworkId ?? first.caipNetworkId,
    from: first.from,
    details: () => callDetails(request.params, []),
    complete: (origin: RequestOrigin) =>
      fill(requests.map((one, index) => found[index]?.complete?.(origin) ?? one.params)),
  }
  if (others.length === 0) {
    return {
      ...first,
      ...base,
      isRisky: first.isRisky || unread.length > 0,
      unread: [...unread, ...(first.unread ?? [])],
      // The network is that of the wrapper, whatever the active one.
      needsNetwork: !wrapper.caipNetworkId && first.needsNetwork === true,
    }
  }
  const all = [first, ...others]
  const parts = all.flatMap(({ warnings = [], statements }) => [...warnings, ...statements])
  return {
    ...base,
    heading: 'review.heading.unread',
    isRisky: true,
    statements: [{ text: 'review.cannotRead', isGrave: true, parts }],
    unread: [...unread, ...all.flatMap((one) => one.unread ?? [])],
    needsNetwork: all.some(({ needsNetwork }) => needsNetwork === true),
  }
}

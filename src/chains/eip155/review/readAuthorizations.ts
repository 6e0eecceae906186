import type { ReadRequest, ReviewContext, Statement } from '../../../types/review.ts'
import { moreParams, toShortText, unreadMembers } from '../../unreadMembers.ts'
import { contradictions, toRpcQuantity } from './contradictions.ts'
import { toRawText } from './digests.ts'

/**
 * Reads EIP-7702 authorisations, each of which has the code of a contract act as the account. `value` is the member
 * `authorizationList` of a transaction.
 */
export function readAuthorizations(
  value: unknown,
  isChainId: (chainId: unknown) => boolean = (chainId) => toRpcQuantity(chainId) !== null,
): Statement[] {
  if (value === undefined || value === null) return []
  const list = Array.isArray(value) ? value : [value]
  return list.map((one): Statement => {
    const { address, contractAddress = address, chainId } = Object(one)
    if (
      typeof contractAddress !== 'string' ||
      !/^0x[\da-f]{40}$/i.test(contractAddress) ||
      !isChainId(chainId)
    ) {
      return { text: 'review.cannotRead', isGrave: true }
    }
    const values = { delegate: { kind: 'address', address: contractAddress } } as const
    const isEverywhere = Number(chainId) === 0
    const chain: Statement = {
      text: isEverywhere ? 'review.everyChain' : 'review.onChain',
      values: { chain: { kind: 'text', text: toShortText(chainId) } },
    }
    const isReset = /^0x0{40}$/.test(contractAddress)
    const text = isReset ? 'review.delegate.none' : 'review.delegate'
    return { text, values, isGrave: !isReset, notes: [chain] }
  })
}

const known = new Set(['address', 'contractAddress', 'chainId', 'nonce', 'account'])

/** Reads the request to sign an authorisation by itself, which no standard defines yet. It is always risky. */
export function readAuthorization(params: unknown, context: ReviewContext): ReadRequest {
  const list: unknown[] = Array.isArray(params) ? params : [params]
  const [first] = list
  const { chainId, account } = Object(first)
  const isEverywhere = Number(chainId) === 0
  return {
    heading: 'review.heading.message',
    caipNetworkId: null,
    from: context.addresses.find((one) => one === account) ?? null,
    isRisky: true,
    // Apps give this request, which is no method of a standard, chain ids as numbers.
    statements: readAuthorizations(first ?? {}, () => true),
    warnings: contradictions({ chainId: isEverywhere ? undefined : chainId }, context),
    unread: [...unreadMembers(first, known, 'params[0]'), ...moreParams(list, 1)],
    details: () => [{ name: 'review.raw', text: toRawText(params) }],
  }
}

import { Interface } from 'ethers/abi'
import * as z from 'zod/mini'
import { errorCodes, ProviderRpcError } from '../../../errors/ProviderRpcError.ts'
import type { BatchCall, CallBatch, CallMeaning, CallOrigin } from '../../../types/calls.ts'
import { referenceOf } from '../../../utils/caip.ts'
import { bool, orElse, orNull, text } from '../../../utils/schemas.ts'
import { toCaipNetworkId } from '../responses.ts'
import { toChecksumAddress } from '../toChecksumAddress.ts'
import { unlimitedFrom } from '../unlimitedFrom.ts'

/** Maximum number of calls, because a user cannot review more. */
const maxCalls = 100
/** Maximum characters of a call's data. Nodes do not accept a larger transaction. */
const maxDataLength = 262_146
/** Error code of EIP-5792 for a batch with too many calls. */
const bundleTooLarge = 5740

const matching = (pattern: RegExp, maxLength: number) =>
  text.check(z.refine((value) => value.length <= maxLength && pattern.test(value)))

const call = z.object({
  to: matching(/^0x[\da-f]*$/i, 128),
  data: z.optional(matching(/^0x(?:[\da-f]{2})*$/i, maxDataLength)),
  value: z.optional(matching(/^0x[\da-f]{1,64}$/i, 66)),
  capabilities: z.optional(z.unknown()),
})

const batch = z.object({
  version: z.optional(z.unknown()),
  id: z.optional(z.unknown()),
  chainId: z.optional(z.unknown()),
  from: orNull(matching(/^0x[\da-f]{40}$/i, 42)),
  atomicRequired: z.optional(orElse(bool, false)),
  capabilities: z.optional(z.unknown()),
  calls: z.array(z.unknown()).check(z.refine((all) => all.length > 0)),
})

const abi = new Interface([
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function increaseAllowance(address spender, uint256 amount)',
  'function setApprovalForAll(address operator, bool isOn)',
])

/**
 * Decodes the data of a call. Data with trailing bytes is treated as unknown, because a contract may give the bytes any
 * meaning.
 */
function readMeaning(data: string): CallMeaning {
  if (data === '0x') return { kind: 'pay' }
  try {
    const parsed = abi.parseTransaction({ data })
    if (!parsed || abi.encodeFunctionData(parsed.fragment, parsed.args) !== data.toLowerCase()) {
      return { kind: 'unknown' }
    }
    const [first, second, third] = parsed.args
    switch (parsed.name) {
      case 'transfer':
        return { kind: 'transfer', receiver: first, amount: second }
      case 'transferFrom':
        return { kind: 'move', owner: first, receiver: second, amount: third }
      case 'approve':
      case 'increaseAllowance': {
        const kind = parsed.name === 'approve' ? 'approve' : 'increase'
        return { kind, spender: first, amount: second, unlimited: second >= unlimitedFrom }
      }
      default:
        return { kind: 'approveAll', operator: first, isOn: second }
    }
  } catch {
    return { kind: 'unknown' }
  }
}

const isAddress = (value: string) => /^0x[\da-f]{40}$/i.test(value)

const isFilled = (capabilities: unknown) =>
  capabilities !== null &&
  capabilities !== undefined &&
  (typeof capabilities !== 'object' || Object.keys(capabilities).length > 0)

function readCall(value: unknown): BatchCall {
  const { to, data = '0x', value: amount = '0x0', capabilities } = call.parse(value)
  return {
    to: isAddress(to) ? toChecksumAddress(to) : to,
    value: BigInt(amount),
    meaning: readMeaning(data),
    hasExtras: isFilled(capabilities),
  }
}

/**
 * @throws ProviderRpcError -32602 if `params` are not a batch of calls (EIP-5792), 5740 if there are more than 100
 * calls
 */
export function readBatch(params: unknown): CallBatch {
  const [given] = Array.isArray(params) ? params : []
  try {
    const { chainId, from, atomicRequired, calls, capabilities } = batch.parse(given)
    if (calls.length > maxCalls) {
      throw new ProviderRpcError(bundleTooLarge, `More than ${maxCalls} calls at once.`)
    }
    return {
      caipNetworkId: chainId === undefined ? null : toCaipNetworkId(chainId),
      from: from ? toChecksumAddress(from) : null,
      isAtomic: atomicRequired ?? false,
      hasExtras: isFilled(capabilities),
      calls: calls.map(readCall),
    }
  } catch (thrown) {
    if (thrown instanceof ProviderRpcError) throw thrown
    const message =
      'Expected [{ calls: [{ to, data?, value? }] }], all of the three as text that begins with 0x.'
    throw new ProviderRpcError(errorCodes.invalidParams, message)
  }
}

/**
 * Builds the batch for the wallet. The batch contains only the parsed fields, with the network and account that the
 * user has reviewed.
 */
export function batchToRequest(
  params: readonly unknown[],
  { caipNetworkId, from }: CallOrigin,
): Record<string, unknown> {
  const known = batch.parse(params[0])
  return {
    ...known,
    chainId: caipNetworkId ? `0x${Number(referenceOf(caipNetworkId)).toString(16)}` : undefined,
    from: from || undefined,
    calls: known.calls.map((one) => call.parse(one)),
  }
}

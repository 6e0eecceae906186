import * as z from 'zod/mini'
import { errorCodes, ProviderRpcError } from '../../../errors/ProviderRpcError.ts'
import type { CaipNetworkId } from '../../../types/caip.ts'
import type { WalletListener } from '../../../types/chainAdapter.ts'
import { maxPermissions, maxSeconds } from '../../../utils/grantLimits.ts'
import { finiteNumber } from '../../../utils/schemas.ts'
import type { RequestArguments } from '../hostProvider.ts'
import type { Eip1193Provider } from '../provider.ts'
import { toCaipNetworkId } from '../responses.ts'

/** Reads a chain id; null if it is malformed. */
export function readNetwork(chainId: unknown): CaipNetworkId | null {
  try {
    return toCaipNetworkId(chainId)
  } catch {
    return null
  }
}

/** `expiry` is in seconds since the epoch. */
const grant = z.object({
  expiry: finiteNumber.check(z.refine((value) => value > 0)),
  permissions: z.array(z.unknown()).check(z.refine((all) => all.length <= maxPermissions)),
  chainId: z.optional(z.pipe(z.unknown(), z.transform(readNetwork))),
})

/**
 * Reads the permission from the response, because the wallet may have changed the requested one. A field that is
 * missing in the response is taken from the request.
 */
function readGrant(response: unknown, params: unknown) {
  const [requested] = Array.isArray(params) ? params : []
  const [first = response] = Array.isArray(response) ? response : []
  const candidates = [first, { ...requested, ...Object(first) }, requested]
  return candidates.map((one) => grant.safeParse(one)).find(({ success }) => success)?.data
}

/**
 * Copies parameters, so that the page cannot change them between review and request.
 * @throws ProviderRpcError -32602 if the parameters cannot be a list in JSON
 */
function copyParams(params: unknown): readonly unknown[] {
  let copy: unknown
  try {
    copy = JSON.parse(JSON.stringify(params))
  } catch {}
  if (Array.isArray(copy)) return copy
  throw new ProviderRpcError(errorCodes.invalidParams, 'The parameters are no list in JSON.')
}

export async function requestPermissions(
  provider: Eip1193Provider,
  { method, params }: RequestArguments,
  listener: WalletListener | undefined,
): Promise<unknown> {
  const requested = copyParams(params)
  const response = await provider.request({ method, params: copyParams(requested) })
  const granted = readGrant(response, requested)
  if (granted) {
    const { permissions, expiry } = granted
    const expiresAt = Math.min(expiry, maxSeconds) * 1000
    const caipNetworkId = granted.chainId ?? readNetwork(Object(requested[0]).chainId)
    listener?.granted?.({ permissions, expiry, expiresAt, caipNetworkId })
  }
  return response
}
